import { Button } from 'react-aria-components/Button'
import styled, { css } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space, text } from '#src/theme/tokens.ts'

export const controlStyle = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: ${size.target};
  padding: 9px ${space.sm};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.field};
  color: ${color.foreground};
  font-size: ${text.input};
  text-align: start;
  /* In a right-to-left page, an address or a number keeps its order, at the side of other texts. */
  unicode-bidi: plaintext;
  [dir='rtl'] & {
    text-align: right;
  }
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  @media ${media.hover} {
    &:hover {
      border-color: ${color.foreground};
    }
  }
  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  &[data-invalid],
  [data-invalid] > & {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:disabled {
    border-color: transparent;
    background: ${color.disabled};
    color: ${color.muted};
    cursor: not-allowed;
  }
`

/** At the end of a control. */
export const InnerButton = styled(Button)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  min-width: ${size.target};
  border-radius: ${radius.control};
  color: ${color.muted};
`

export const choiceMarkStyle = css`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border: 1.5px solid ${color.border};
  background: ${color.field};
  [data-hovered] > & {
    border-color: ${color.foreground};
  }
  [data-focus-visible] > & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`
