import { memo, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useGetTransfersSuspense } from '#src/api/generated/hooks/transfers/transfers.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { OmittedEntries } from '#src/components/page/OmittedEntries.tsx'
import { recentPayees } from '#src/features/transactions/payees.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/Button.tsx'
import { Monogram } from '#src/ui/Monogram.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** As many as can be taken in at a glance. */
const shown = 6

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr));
  gap: ${space.xs};
  button {
    justify-content: start;
    width: 100%;
    height: 100%;
    padding: ${space.xxs} ${space.sm} ${space.xxs} ${space.xs};
    overflow-wrap: anywhere;
    text-align: start;
  }
`
const Account = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 400;
`

export interface RecentPayeesProps {
  /** `isRepeated`: everything is to be sent once more, not only to the same payee. */
  onChoose: (past: PastTransfer, isRepeated: boolean) => void
}

/**
 * The payees of the latest transfers. Choosing one fills in the payee. An address can do so, too (`paths.dashboard.send`). Nothing at all where there is none.
 */
export const RecentPayees = memo(function RecentPayees({ onChoose }: RecentPayeesProps) {
  const { transactions, violations } = useGetTransfersSuspense().data
  if (transactions.length === 0) return <ChosenByAddress transactions={transactions} onChoose={onChoose} />
  return (
    <Panel title="Recent payees">
      <ChosenByAddress transactions={transactions} onChoose={onChoose} />
      <List>
        {recentPayees(transactions, shown).map((past, index) => (
          <li key={past.id ?? index}>
            <Button
              variant="secondary"
              icon={<Monogram name={past.act_hold_name} />}
              onPress={() => onChoose(past, false)}
            >
              <span>
                <bdi>{past.act_hold_name}</bdi>
                <Account>
                  <VisuallyHidden>{past.bank}, account </VisuallyHidden>
                  <bdi>{past.act_no}</bdi>
                </Account>
              </span>
            </Button>
          </li>
        ))}
      </List>
      <OmittedEntries violations={violations} list="transactions" />
    </Panel>
  )
})

interface ChosenByAddressProps extends RecentPayeesProps {
  transactions: readonly PastTransfer[]
}

/** On its own, since `useSearchParams` renders its component at each step of a navigation. */
function ChosenByAddress({ transactions, onChoose }: ChosenByAddressProps) {
  const [search, setSearch] = useSearchParams()
  const again = search.get('again')
  const chosen = again ?? search.get('payee')
  useEffect(() => {
    if (chosen === null) return
    const past = transactions.find(({ id }) => id === chosen)
    if (past !== undefined) onChoose(past, again !== null)
    setSearch({}, { replace: true })
  }, [again, chosen, transactions, onChoose, setSearch])
  return null
}
