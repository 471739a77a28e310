import { config } from '#src/config.ts'
import type { Balances, StatementAccount, Totals } from '#src/features/statements/model.ts'
import { spelledDate } from '#src/lib/dates.ts'
import type { Minor } from '#src/lib/money.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { useNow } from '#src/ui/useNow.ts'

export interface PrintHeaderProps {
  holder: string
  account: StatementAccount
  /** The period in words. */
  period: string
  totals: Totals
  /** Undefined where they are not certain, or hidden. */
  balances: Balances | undefined
  /** The currency's symbol. */
  currency: string
  /** How many of the transactions are listed, in words. */
  shown: string
}

/** What a printed statement begins with: whose it is, which account and days it covers, and when it was printed. */
export function PrintHeader({ holder, account, period, totals, balances, currency, shown }: PrintHeaderProps) {
  const now = useNow()
  const figure = (term: string, minor: Minor) => ({ term, detail: <Amount minor={minor} currency={currency} /> })
  return (
    <DescriptionList
      rows={[
        { term: 'Bank', detail: config.bankName },
        { term: 'Account holder', detail: holder },
        { term: 'Account number', detail: account.number ?? '–' },
        { term: 'Currency', detail: account.currency },
        { term: 'Period', detail: period },
        ...(balances ? [figure('Opening balance', balances.opening)] : []),
        figure('Money in', totals.credit),
        figure('Money out', totals.debit),
        ...(balances ? [figure('Closing balance', balances.closing)] : []),
        { term: 'Shown', detail: shown },
        { term: 'Printed on', detail: spelledDate(now) },
      ]}
    />
  )
}
