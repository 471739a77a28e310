import { css } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, duration, font, radius, size, space, text } from '#src/theme/tokens.ts'

/** primary: the one thing to do here; secondary: the other ways on; quiet: in passing; danger: cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** How a button looks, whether it is a button or a link. The variant is read from `data-variant`, the width from `data-wide`. */
export const buttonStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: ${size.target};
  min-width: ${size.target};
  padding: ${space.xs} 20px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.brand};
  font-family: ${font.text};
  font-size: ${text.body};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;

  &[data-variant='primary'] {
    background: ${color.brand};
    color: ${color.onBrand};
    &:active {
      background: ${color.brandPressed};
    }
  }
  &[data-variant='secondary'] {
    border-color: ${color.border};
    background: ${color.surface};
    color: ${color.ink};
    &:active {
      border-color: ${color.ink};
    }
  }
  &[data-variant='quiet'] {
    padding-inline: ${space.sm};
    &:active {
      background: ${color.brandTint};
    }
  }
  &[data-variant='danger'] {
    background: ${color.dangerFill};
    color: ${color.onDanger};
    &:active {
      background: ${color.dangerFillHover};
    }
  }
  @media ${media.hover} {
    &[data-variant='primary']:hover:not(:active) {
      background: ${color.brandHover};
    }
    &[data-variant='secondary']:hover:not(:active) {
      border-color: ${color.brand};
      background: ${color.brandTint};
    }
    &[data-variant='quiet']:hover {
      background: ${color.brandTint};
    }
    &[data-variant='danger']:hover {
      background: ${color.dangerFillHover};
    }
  }
  &[data-wide] {
    display: flex;
    width: 100%;
  }
  &&&:disabled {
    border: 1px dashed ${color.border};
    background: ${color.sunken};
    color: ${color.muted};
    cursor: not-allowed;
  }
  &[data-pending] {
    cursor: progress;
  }
  @media ${media.motion} {
    transition: opacity ${duration.quick};
  }
  @media ${media.forcedColors} {
    border-color: currentColor;
  }
  @media ${media.print} {
    display: none;
  }
`
