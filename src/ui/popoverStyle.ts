import { css } from 'styled-components'
import { color, radius, size, space, text } from '#src/theme/tokens.ts'

/** A panel that opens beside a control. It appears without a transition, so that it can be used at once. */
export const popoverStyle = css`
  overflow: auto;
  padding: ${space.hair};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: 0 8px 24px ${color.shadow};
`

/** One line in such a panel. */
export const lineStyle = css`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${size.target};
  padding: ${space.xs} ${space.sm};
  border-radius: 4px;
  font-size: ${text.body};
  line-height: 1.35;
  color: ${color.ink};
  cursor: pointer;
`

export const listBoxStyle = css`
  outline: none;
`

/** An option of a list box. */
export const optionStyle = css`
  ${lineStyle}
  justify-content: space-between;
  outline: none;
  &[data-focused],
  &[data-hovered] {
    background: ${color.brandTint};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[data-selected] {
    font-weight: 600;
  }
  > svg {
    flex: none;
    color: ${color.link};
  }
`
