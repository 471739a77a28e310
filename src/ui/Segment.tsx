import { DateSegment, type DateSegmentProps } from 'react-aria-components/DateField'
import styled from 'styled-components'
import { shortMonthName } from '#src/lib/dates.ts'
import { media } from '#src/theme/media.ts'
import { color, radius } from '#src/theme/tokens.ts'

const Part = styled(DateSegment)`
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

/** Part of a date. The month is a name, as in "Apr 12 1988", since the order of day and month differs by region. */
export function Segment({ segment }: Pick<DateSegmentProps, 'segment'>) {
  const { type, value, isPlaceholder, text } = segment
  return (
    <Part segment={segment}>
      {type === 'literal'
        ? ' '
        : type === 'month' && typeof value === 'number' && !isPlaceholder
          ? shortMonthName(new Date(2000, value - 1))
          : text}
    </Part>
  )
}
