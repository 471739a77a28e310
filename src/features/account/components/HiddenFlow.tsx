import { useMemo } from 'react'
import styled from 'styled-components'
import { countsByMonth, type MonthFlow, type Movement } from '#src/features/account/cashFlow.ts'
import { shortMonth } from '#src/features/account/months.ts'
import { pluralize } from '#src/lib/pluralize.ts'
import { showBalance } from '#src/session/balanceVisibility.ts'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/Button.tsx'
import { Between } from '#src/ui/Columns.tsx'
import { SmallTextOnDark } from '#src/ui/SmallTextOnDark.ts'
import { useMedia } from '#src/ui/useMedia.ts'
import { ChartSection, flowHead } from './ChartSection.tsx'

/** Aligns the text with the end of the rows. */
const Show = styled(Button)`
  margin-inline: -${space.sm};
`
const Month = styled(Between)`
  min-height: ${size.target};
  border-block-start: 1px solid ${color.sidebarRule};
`

interface Props {
  months: readonly MonthFlow[]
  rows: readonly Movement[]
}

/** Replaces the chart, whose bars would reveal the hidden amounts. */
export function HiddenFlow(props: Props) {
  // Smaller windows show only the heading.
  const isDesktop = useMedia(media.desktop)
  return (
    <ChartSection
      head={
        <>
          {flowHead}
          <Show variant="quiet" onPress={() => showBalance(true)}>
            Show amounts
          </Show>
        </>
      }
    >
      {isDesktop && <CountsByMonth {...props} />}
    </ChartSection>
  )
}

function CountsByMonth({ months, rows }: Props) {
  const counts = useMemo(() => countsByMonth(rows), [rows])
  return (
    <ul>
      {months.toReversed().map(({ month }) => {
        const { credit = 0, debit = 0, failed = 0 } = counts.get(month) ?? {}
        const all = credit + debit + failed
        return (
          <Month as="li" key={month}>
            <span>{shortMonth(month)}</span>
            <SmallTextOnDark as="span">
              {[
                all === 0 ? 'No transactions' : `${pluralize(all, 'transaction')}: ${credit} in, ${debit} out`,
                failed > 0 && `${failed} failed`,
              ]
                .filter(Boolean)
                .join(', ')}
            </SmallTextOnDark>
          </Month>
        )
      })}
    </ul>
  )
}
