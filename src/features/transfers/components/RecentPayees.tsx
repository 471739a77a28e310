import { memo, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useGetTransfersSuspense } from '#src/api/generated/hooks/transfers/transfers.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { OmittedEntries } from '#src/components/page/OmittedEntries.tsx'
import { recentPayees } from '#src/features/transfers/payeeHints.ts'
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
  onChoose: (past: PastTransfer) => void
}

/**
 * The payees of the latest transfers. Choosing one fills the form with the last transfer to them, and so does an address that
 * names a transfer (`?again=` and its id). Nothing at all where there is none.
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
            <Button variant="secondary" icon={<Monogram name={past.act_hold_name} />} onPress={() => onChoose(past)}>
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
  useEffect(() => {
    if (again === null) return
    const past = transactions.find(({ id }) => id === again)
    if (past !== undefined) onChoose(past)
    setSearch({}, { replace: true })
  }, [again, transactions, onChoose, setSearch])
  return null
}
