import styled from 'styled-components'
import { useGetTransferFee } from '#src/api/generated/hooks/transfers/transfers.ts'
import { chargeOf, quote } from '#src/features/transfers/fee.ts'
import { formatMoney } from '#src/lib/money.ts'
import { SmallText } from '#src/ui/SmallText.tsx'
import type { AmountWithBalanceProps } from './AmountWithBalance.tsx'
import { PayeeGets } from './PayeeGets.tsx'
import { useDraft } from './transferContext.ts'

/** Has its place before the fee is known. A press on a button that moves down between its start and its end is lost. */
const Preview = styled(SmallText)`
  min-height: 1lh;
`

/** A preview: the next page asks the bank again. Empty while it is not known. */
export function Cost({ account }: Pick<AmountWithBalanceProps, 'account'>) {
  const { data } = useGetTransferFee()
  const amount = useDraft((draft) => draft.amount)
  const payee = useDraft((draft) => draft.act_hold_name.trim())
  const currency = useDraft((draft) => draft.currency)
  if (data === undefined) return <Preview />
  const quoted = quote(amount, chargeOf(data))
  const { percent, fee, result } = quoted
  if (fee === undefined || result === 'nothing' || result === 'insufficient') return <Preview />
  return (
    <Preview>
      {fee === 0 ? (
        'No fee.'
      ) : (
        <>
          Fee {formatMoney(fee, account.symbol)} ({percent}%).{' '}
          <PayeeGets quote={quoted} payee={{ act_hold_name: payee || 'The payee', currency }} account={account} />.
        </>
      )}
    </Preview>
  )
}
