import { css } from 'styled-components'
import { color, radius, size, space, text } from '#src/theme/tokens.ts'

const panelStyle = css`
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.foreground};
  box-shadow: 0 8px 24px ${color.shadow};
`

export const popoverStyle = css`
  ${panelStyle}
  overflow: auto;
  padding: ${space.xxs};
`

/** Scrolling the page closes a combo box, so the list scrolls (https://github.com/adobe/react-spectrum/issues/7883). */
export const listPopoverStyle = css`
  ${panelStyle}
  display: flex;
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
  cursor: pointer;
`

export const choosableLineStyle = css`
  ${lineStyle}
  outline: none;
  &[data-focused],
  &[data-hovered] {
    background: ${color.brandTint};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`

/** Has no media query: adding such rules when a panel opens restyles the whole page. */
export const pressedLineStyle = css`
  ${lineStyle}
  width: 100%;
  border: 0;
  background: none;
  &[data-hovered] {
    background: ${color.brandTint};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
