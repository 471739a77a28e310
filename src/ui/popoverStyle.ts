import { css, keyframes } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, duration, radius, size, space, text } from '#src/theme/tokens.ts'

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`

/** A sheet that opens beside a control. */
export const popoverStyle = css`
  overflow: auto;
  padding: ${space.hair};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: 0 8px 24px ${color.shadow};
  [role='listbox'],
  [role='menu'] {
    outline: none;
  }
  @media ${media.motion} {
    &[data-entering] {
      animation: ${appear} ${duration.quick} ease-out;
    }
  }
`

/** One line to choose in such a sheet. */
export const optionStyle = css`
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
  &[data-disabled] {
    color: ${color.muted};
    cursor: not-allowed;
  }
`
