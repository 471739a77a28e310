import { memo, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useGetTransfersSuspense } from '#src/api/generated/hooks/transfers/transfers.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { OmittedEntries } from '#src/components/OmittedEntries.tsx'
import { color, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Time } from '#src/ui/Time.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** As many as can be taken in at a glance; Statements & Report has the rest. */
const shown = 5

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space.md};
  padding: ${space.sm} ${space.sm} ${space.sm} ${space.lg};
  border-block-end: 1px solid ${color.rule};
  overflow-wrap: anywhere;
  &:last-child {
    border-block-end: 0;
  }
`
const Payee = styled.p`
  font-weight: 600;
`
const Small = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`

export interface RecentTransfersProps {
  /** Symbol of the account's currency. */
  currency: string
  onChoose: (past: PastTransfer) => void
}

/**
 * The latest transfers, each to be made again: choosing one fills the form, and so does an address that names one
 * (`?again=` and its id). Nothing at all where there is none.
 */
export const RecentTransfers = memo(function RecentTransfers({ currency, onChoose }: RecentTransfersProps) {
  const { transactions, violations } = useGetTransfersSuspense().data
  const [search, setSearch] = useSearchParams()
  const again = search.get('again')
  useEffect(() => {
    if (again === null) return
    const past = transactions.find(({ id }) => id === again)
    if (past !== undefined) onChoose(past)
    setSearch({}, { replace: true })
  }, [again, transactions, onChoose, setSearch])
  if (transactions.length === 0) return null
  return (
    <Panel title="Recent transfers" isFlush>
      <ul>
        {transactions.slice(0, shown).map((past, index) => (
          <Row key={past.id ?? index}>
            <div>
              <Payee>
                <bdi>{past.act_hold_name}</bdi>
              </Payee>
              <Small>
                <bdi>{past.bank}</bdi> · <bdi>{past.act_no}</bdi>
              </Small>
              <Small>
                <Amount minor={past.amount} currency={currency} /> · <Time date={past.date} />
              </Small>
            </div>
            <Button variant="quiet" onPress={() => onChoose(past)}>
              Use again
              <VisuallyHidden>
                : transfer to <bdi>{past.act_hold_name}</bdi>
              </VisuallyHidden>
            </Button>
          </Row>
        ))}
      </ul>
      <OmittedEntries violations={violations} list="transactions" />
    </Panel>
  )
})
