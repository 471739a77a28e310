import { useGetAccount } from '#src/api/generated/hooks/account/account.ts'
import { Panel } from '#src/ui/Panel.tsx'
import { TransactionLines } from './TransactionLines.tsx'

export function NewestTransactions() {
  const { data } = useGetAccount()
  if (data === undefined || data.transactions.length === 0) return null
  return (
    <Panel title="Your newest transactions" isFlush>
      <TransactionLines rows={data.transactions.slice(0, 3)} currency={data.currency} />
    </Panel>
  )
}
