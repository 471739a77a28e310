import { config } from '#src/config.ts'
import type { StatementAccount, Totals } from '#src/features/statements/model.ts'
import { spelledDate } from '#src/lib/dates.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { useNow } from '#src/ui/useNow.ts'

export interface PrintHeaderProps {
  holder: string
  account: StatementAccount
  /** The period in words. */
  period: string
  totals: Totals
  /** The currency's symbol. */
  currency: string
  /** How many of the transactions are listed, in words. */
  shown: string
}

/** What a printed statement begins with: whose it is, which account and days it covers, and when it was printed. */
export function PrintHeader({ holder, account, period, totals, currency, shown }: PrintHeaderProps) {
  const now = useNow()
  return (
    <DescriptionList
      rows={[
        { term: 'Bank', detail: config.bankName },
        { term: 'Account holder', detail: holder },
        { term: 'Account number', detail: account.number ?? '–' },
        { term: 'Currency', detail: account.currency },
        { term: 'Period', detail: period },
        { term: 'Money in', detail: <Amount minor={totals.credit} currency={currency} /> },
        { term: 'Money out', detail: <Amount minor={totals.debit} currency={currency} /> },
        { term: 'Shown', detail: shown },
        { term: 'Printed on', detail: spelledDate(now) },
      ]}
    />
  )
}
