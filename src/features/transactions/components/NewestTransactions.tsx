import { useGetAccount } from '#src/api/generated/hooks/account/account.ts'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { TransactionLines } from './TransactionLines.tsx'

/** `isFolded`: behind its title, so that the form below stays in view on a phone. */
export function NewestTransactions({ isFolded }: { isFolded: boolean }) {
  const { data } = useGetAccount()
  if (data === undefined || data.transactions.length === 0) return null
  const title = 'Your newest transactions'
  const lines = <TransactionLines rows={data.transactions.slice(0, 3)} currency={data.currency} />
  return isFolded ? (
    <Disclosure title={title} level={2}>
      {lines}
    </Disclosure>
  ) : (
    <Panel title={title} isFlush>
      {lines}
    </Panel>
  )
}
