import { useGetAccount } from '#src/api/generated/hooks/account/account.ts'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { TransactionLines } from './TransactionLines.tsx'

/** Collapsed, so that the screen below stays in view. */
export function NewestTransactions() {
  const { data } = useGetAccount()
  if (data === undefined || data.transactions.length === 0) return null
  return (
    <Disclosure title="Your newest transactions" level={2}>
      <TransactionLines rows={data.transactions.slice(0, 3)} currency={data.currency} />
    </Disclosure>
  )
}
