import type { ReactNode } from 'react'
import styled from 'styled-components'
import type * as z from 'zod/mini'
import { Form } from '#src/components/form/Form.tsx'
import { lazyPart } from '#src/components/page/lazyPart.tsx'
import { payeeLabels } from '#src/features/transactions/payeeLabels.ts'
import type { DetailTexts, TransferDetails } from '#src/features/transfers/details.ts'
import { conversionNote } from '#src/features/transfers/order.ts'
import { detailsSchema, noPayeeSchema } from '#src/features/transfers/schema.ts'
import { minorOf, writtenAmount } from '#src/lib/amount.ts'
import { formatMoney, type Minor } from '#src/lib/money.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { ActionBar } from '#src/ui/layout/ActionBar.tsx'
import { Stack } from '#src/ui/layout/Columns.tsx'
import { Disclosure, WhenOpened } from '#src/ui/layout/Disclosure.tsx'
import { AmountWithBalance, type AmountWithBalanceProps } from './AmountWithBalance.tsx'
import type { BankFieldsProps } from './BankFields.tsx'
import { Cost } from './Cost.tsx'
import { PayeeHints } from './PayeeHints.tsx'
import { useDraftField, useEdit } from './transferContext.ts'

const rarelyNeeded: ReadonlySet<keyof DetailTexts> = new Set(['swift', 'routing', 'country', 'currency'])

const Suggestion = styled(Button)`
  border-radius: ${radius.pill};
  background: ${color.sunken};
  color: ${color.foreground};
  @media ${media.narrow} {
    padding-inline: 10px;
    font-size: ${text.small};
  }
`

/** Loaded with its lists of suggestions once they are wanted. */
const BankFields = lazyPart<BankFieldsProps>({
  name: 'these fields',
  load: async () => (await import('./BankFields.tsx')).BankFields,
  skeleton: <Skeleton lines={4} height={68} />,
})

export interface DetailsFormProps {
  draft: TransferDetails
  account: AmountWithBalanceProps['account']
  payee: ReactNode
  hasPayee: boolean
  lastAmount: Minor | undefined
  onContinue: (details: TransferDetails) => void
}

export function DetailsForm({ draft, account, payee, hasPayee, lastAmount, onContinue }: DetailsFormProps) {
  const edit = useEdit()
  const field = useDraftField()
  const amount = minorOf(draft.amount)
  const conversion = amount === undefined ? undefined : conversionNote(amount, draft.currency, account.code)
  return (
    <Form<z.output<typeof detailsSchema> | z.output<typeof noPayeeSchema>>
      schema={hasPayee ? detailsSchema : noPayeeSchema}
      values={draft}
      onSubmit={(details) => 'bank' in details && onContinue({ ...details, amount: draft.amount })}
      isPending={false}
    >
      {payee}
      {/* The next page checks the amount against the bank's current balance. */}
      <Stack $gap="xs">
        <AmountWithBalance account={account}>
          {lastAmount !== undefined && (
            <Suggestion variant="quiet" onPress={() => edit({ amount: writtenAmount(lastAmount) })}>
              {`Last time: ${formatMoney(lastAmount, account.symbol)}`}
            </Suggestion>
          )}
        </AmountWithBalance>
        <Cost account={account} />
      </Stack>
      <TextField {...field('note')} label="Note to the payee (optional)" autoComplete="off" enterKeyHint="go" />
      <MoreAboutTheBank draft={draft} accountCurrency={account.code} />
      {conversion !== undefined && <p>{conversion}</p>}
      <PayeeHints accountNumber={draft.act_no} amount={amount} currency={account.symbol} />
      <ActionBar summary={<Summary payee={draft.act_hold_name.trim()} amount={amount} symbol={account.symbol} />}>
        <Button type="submit">Continue</Button>
      </ActionBar>
    </Form>
  )
}

function MoreAboutTheBank({ draft, accountCurrency }: { draft: TransferDetails; accountCurrency: string }) {
  // The account's own currency, which the field starts with, is not worth a mention.
  const filled = payeeLabels.filter(
    ({ field }) => rarelyNeeded.has(field) && !['', accountCurrency].includes(draft[field].trim()),
  )
  const summary =
    filled.length === 0
      ? 'SWIFT code, routing number, country, currency'
      : `Filled in: ${filled.map(({ label }) => label).join(', ')}`
  return (
    <Disclosure title="More about the payee's bank" summary={<span>{summary}</span>}>
      <WhenOpened isNeeded={filled.length > 0}>
        <BankFields accountCurrency={accountCurrency} />
      </WhenOpened>
    </Disclosure>
  )
}

interface SummaryProps {
  payee: string
  amount: Minor | undefined
  symbol: string
}

function Summary({ payee, amount, symbol }: SummaryProps) {
  if (payee === '') return <span>No payee yet</span>
  return (
    <>
      <span>{amount !== undefined && amount > 0 ? `${formatMoney(amount, symbol)} to ` : 'To '}</span>
      <bdi>{payee}</bdi>
    </>
  )
}
