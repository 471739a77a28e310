import { css } from 'styled-components'
import { color, radius, size, space, text } from '#src/theme/tokens.ts'

export const popoverStyle = css`
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.foreground};
  box-shadow: 0 8px 24px ${color.shadow};
`

export const lineStyle = css`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${size.target};
  padding: ${space.xs} ${space.sm};
  border-radius: ${radius.small};
  font-size: ${text.body};
  line-height: 1.35;
  color: ${color.foreground};
`

export const choosableLineStyle = css`
  ${lineStyle}
  outline: none;
  cursor: pointer;
  &[data-focused],
  &[data-hovered] {
    background: ${color.brandTint};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`
