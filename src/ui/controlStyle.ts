import { css } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, font, radius, size, space, text } from '#src/theme/tokens.ts'

/** The box that something is typed into or chosen in: one look for inputs, selects and their like. */
export const controlStyle = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: ${size.target};
  padding: 9px ${space.sm};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font-family: ${font.text};
  font-size: ${text.input};
  line-height: 1.5;
  text-align: start;
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  @media ${media.hover} {
    &:hover {
      border-color: ${color.ink};
    }
  }
  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
  }
  &[readonly] {
    border-style: dashed;
    background: ${color.sunken};
  }
  &[aria-invalid],
  [data-invalid] > & {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:disabled {
    border-style: dashed;
    background: ${color.sunken};
    color: ${color.muted};
    cursor: not-allowed;
  }
  @media ${media.forcedColors} {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`
