import { useGetTransfers } from '#src/api/generated/hooks/transfers/transfers.ts'
import { isReadable } from '#src/api/reading/violations.ts'
import { hasIbanTypo, ibanTypo, isKnownAccount, isRepeated } from '#src/features/transfers/payeeHints.ts'
import { formatMoney, type Minor } from '#src/lib/money.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { useNow } from '#src/ui/hooks.ts'

export interface PayeeHintsProps {
  accountNumber: string
  amount: Minor | undefined
  currency: string
  /** False beside the field, which has its own hint. */
  hasIbanHint?: boolean
}

/** Shows at most one notice, so that the cost stays in view on a phone. */
export function PayeeHints({ accountNumber, amount, currency, hasIbanHint = false }: PayeeHintsProps) {
  const now = useNow()
  const { data } = useGetTransfers()
  const past = data?.transactions ?? []
  const isListed = data !== undefined && isReadable(data.violations, 'transactions')
  const isKnown = isKnownAccount(accountNumber, past)
  const typo = hasIbanHint && isKnown !== true && hasIbanTypo(accountNumber) ? ibanTypo : undefined
  if (amount !== undefined && isRepeated({ act_no: accountNumber, amount }, past, now))
    return (
      <Banner tone="warning">
        {`${typo === undefined ? '' : `${typo} `}You sent ${formatMoney(amount, currency)} to this account within the last day. Check that you want to send it again.`}
      </Banner>
    )
  if (isListed && isKnown === false)
    return (
      <Banner tone={typo === undefined ? 'info' : 'warning'}>
        {typo === undefined
          ? "This account isn't among your recent transfers. Check the number with the payee, by phone or in person."
          : "This IBAN's check digits don't match, and it isn't among your recent transfers. Ask the payee by phone or in person."}
      </Banner>
    )
  return typo === undefined ? null : <Banner tone="warning">{typo}</Banner>
}
