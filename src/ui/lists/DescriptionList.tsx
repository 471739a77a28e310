import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, size, space, text } from '#src/theme/tokens.ts'
import { quietEndStyle } from '#src/ui/buttons/buttonStyle.ts'
import { CopyButton } from '#src/ui/buttons/CopyButton.tsx'
import { MutedText, SmallText } from '#src/ui/text/Text.tsx'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(min(8rem, 40%), 1fr) minmax(0, 2fr) auto;
  align-items: center;
  gap: ${space.xxs} ${space.md};
  min-height: ${size.row};
  padding-block: ${space.xs};
  border-block-end: 1px solid ${color.rule};
  &:last-child {
    border-block-end: 0;
  }
  > dt + dd:last-child {
    grid-column: 2 / -1;
  }
  @media ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    > dt,
    > dt + dd:last-child {
      grid-column: 1 / -1;
    }
  }
  [data-compact] > & {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    min-height: 40px;
  }
  &[data-total] {
    color: ${color.foreground};
    font-size: ${text.lead};
    > * {
      color: inherit;
      font-weight: 600;
    }
  }
  @media ${media.print} {
    min-height: 0;
    padding-block: ${space.xxs};
  }
`
const Detail = styled.dd`
  min-width: 0;
  font-weight: 500;
`
const Side = styled.dd`
  margin: -${space.xs} 0;
  /* Forced colours show the button's edge. */
  @media not ${media.forcedColors} {
    ${quietEndStyle}
  }
  @media ${media.print} {
    display: none;
  }
`

const Remark = styled(SmallText)`
  flex-basis: 100%;
  grid-column: 1 / -1;
`

export interface DescriptionRow {
  term: string
  detail: ReactNode
  copyValue?: string | undefined
  action?: ReactNode
  remark?: string | undefined
  isTotal?: boolean
}

export function DescriptionList({ rows, isCompact }: { rows: readonly DescriptionRow[]; isCompact?: boolean }) {
  return (
    <dl data-compact={isCompact || undefined}>
      {rows.map(({ term, detail, copyValue, action, remark, isTotal }, index) => (
        // Two rows may have the same term, such as two payees of one name.
        <Row key={index} data-total={isTotal || undefined}>
          <MutedText as="dt">{term}</MutedText>
          <Detail>{typeof detail === 'string' ? <bdi>{detail}</bdi> : detail}</Detail>
          {(copyValue !== undefined || action !== undefined) && (
            <Side>
              {copyValue !== undefined && <CopyButton value={copyValue} what={term} variant="quiet" />}
              {action}
            </Side>
          )}
          {remark !== undefined && <Remark as="dd">{remark}</Remark>}
        </Row>
      ))}
    </dl>
  )
}
