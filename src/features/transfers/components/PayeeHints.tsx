import { useGetTransfers } from '#src/api/generated/hooks/transfers/transfers.ts'
import { isKnownAccount, isRepeated } from '#src/features/transfers/payeeHints.ts'
import { formatMoney, type Minor } from '#src/lib/money.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { useNow } from '#src/ui/useNow.ts'

export interface PayeeHintsProps {
  accountNumber: string
  amount: Minor | undefined
  currency: string
}

export function PayeeHints({ accountNumber, amount, currency }: PayeeHintsProps) {
  const now = useNow()
  const past = useGetTransfers().data?.transactions
  if (past === undefined) return null
  if (amount !== undefined && isRepeated({ act_no: accountNumber, amount }, past, now))
    return (
      <Banner tone="warning">
        You sent {formatMoney(amount, currency)} to this account within the last day. Check that you want to send it
        again.
      </Banner>
    )
  if (isKnownAccount(accountNumber, past) === false)
    return (
      <Banner tone="info">
        This account isn't among your recent transfers. Check the number with the payee, by phone or in person.
      </Banner>
    )
  return null
}
