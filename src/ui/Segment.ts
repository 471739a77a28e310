import { DateSegment } from 'react-aria-components/DateField'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius } from '#src/theme/tokens.ts'

/** Of a date. */
export const Segment = styled(DateSegment)`
  padding: 2px;
  border-radius: ${radius.small};
  font-variant-numeric: tabular-nums;
  text-align: end;
  caret-color: transparent;
  outline: none;
  &[data-type='literal'] {
    padding: 0;
  }
  &[data-placeholder] {
    color: ${color.muted};
  }
  &[data-focused] {
    background: ${color.brand};
    color: ${color.onBrand};
  }
  @media ${media.forcedColors} {
    &[data-focused] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
