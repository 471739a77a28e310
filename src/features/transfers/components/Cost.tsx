import styled from 'styled-components'
import { useGetTransferFee } from '#src/api/generated/hooks/transfers/transfers.ts'
import { chargeOf, quote } from '#src/features/transfers/fee.ts'
import { minorOf } from '#src/lib/amount.ts'
import { formatMoney } from '#src/lib/money.ts'
import { SmallText } from '#src/ui/text/Text.tsx'
import type { AmountWithBalanceProps } from './AmountWithBalance.tsx'
import { PayeeGets } from './PayeeGets.tsx'
import { useDraft } from './transferContext.ts'

/** Reserves its line before the fee is known: a press is lost if the button below moves during it. */
const Preview = styled(SmallText)`
  min-height: 1lh;
`

/** A preview, empty until the fee is known: the next page asks the bank again. */
export function Cost({ account }: Pick<AmountWithBalanceProps, 'account'>) {
  const { data } = useGetTransferFee()
  const { amount, act_hold_name: payee, currency } = useDraft()
  if (data === undefined) return <Preview />
  const quoted = quote(minorOf(amount), chargeOf(data))
  const { percent, fee, result } = quoted
  if (fee === undefined || result === 'nothing' || result === 'insufficient') return <Preview />
  return (
    <Preview>
      {fee === 0 ? (
        'No fee.'
      ) : (
        <>
          <span>{`Fee ${formatMoney(fee, account.symbol)} (${percent}%). `}</span>
          <PayeeGets
            quote={quoted}
            payee={{ act_hold_name: payee.trim() || 'The payee', currency }}
            account={account}
          />
          <span>.</span>
        </>
      )}
    </Preview>
  )
}
