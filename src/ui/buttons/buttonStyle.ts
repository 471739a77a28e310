import { css } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space, text } from '#src/theme/tokens.ts'

/** secondary: another action; quiet: a minor one. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

/** Aligns the text, not the padding, of a quiet button at a box's end with the end of the column. */
export const quietEndStyle = css`
  > [data-variant='quiet']:last-child {
    margin-inline-end: -${space.sm};
  }
`

export const buttonStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: ${size.target};
  min-width: ${size.target};
  padding: ${space.xs} 18px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: ${color.link};
  font-size: ${text.body};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  user-select: none;
  -webkit-tap-highlight-color: transparent;

  &[data-variant='primary'] {
    background: ${color.brand};
    color: ${color.onBrand};
    &[data-hovered] {
      background: ${color.brandHover};
    }
    &[data-pressed] {
      background: ${color.brandPressed};
    }
  }
  &[data-variant='secondary'] {
    border-color: ${color.border};
    background: ${color.surface};
    color: ${color.foreground};
    &[data-hovered] {
      border-color: ${color.brand};
      background: ${color.brandTint};
    }
    &[data-pressed] {
      border-color: ${color.foreground};
    }
  }
  &[data-variant='quiet'] {
    padding-inline: ${space.sm};
    &[data-hovered],
    &[data-pressed] {
      background: ${color.brandTint};
    }
  }
  &[data-wide] {
    display: flex;
    width: 100%;
  }
  &&&[data-disabled] {
    border-color: transparent;
    background: ${color.disabled};
    color: ${color.muted};
    cursor: not-allowed;
  }
  /* A variant without a box gets none when disabled. A box would make it more visible than before. */
  &&&[data-variant='quiet'][data-disabled] {
    background: none;
  }
  &[data-pending] {
    cursor: progress;
  }
  @media ${media.motion} {
    transition:
      background-color 120ms,
      border-color 120ms;
  }
  @media ${media.print} {
    display: none;
  }
`
