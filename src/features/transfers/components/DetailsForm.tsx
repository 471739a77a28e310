import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import type * as z from 'zod/mini'
import { Form } from '#src/components/form/Form.tsx'
import { payeeLabels, payeesCurrency } from '#src/features/transactions/payeeLabels.ts'
import type { DetailTexts, TransferDetails } from '#src/features/transfers/details.ts'
import { conversionNote } from '#src/features/transfers/order.ts'
import { swiftHint } from '#src/features/transfers/payeeHints.ts'
import { detailsSchema, noPayeeSchema } from '#src/features/transfers/schema.ts'
import { minorOf, writtenAmount } from '#src/lib/amount.ts'
import { countryNames } from '#src/lib/countries.ts'
import { formatMoney, type Minor } from '#src/lib/money.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, text } from '#src/theme/tokens.ts'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Grid, Stack } from '#src/ui/Columns.tsx'
import { ComboBox } from '#src/ui/ComboBox.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AmountWithBalance, type AmountWithBalanceProps } from './AmountWithBalance.tsx'
import { Cost } from './Cost.tsx'
import { PayeeHints } from './PayeeHints.tsx'
import { useDraftField, useEdit } from './transferContext.ts'

const usualCurrencies = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'JPY',
  'CAD',
  'AUD',
  'CNY',
  'INR',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'ZAR',
]

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

const code = { autoComplete: 'off', autoCorrect: 'off', spellCheck: 'false', enterKeyHint: 'next' } as const

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
      <TextField
        {...field('note')}
        label="Note to the payee"
        description="Optional."
        autoComplete="off"
        enterKeyHint="go"
      />
      <MoreAboutTheBank draft={draft} accountCurrency={account.code} />
      {conversion !== undefined && <p>{conversion}</p>}
      <PayeeHints accountNumber={draft.act_no} amount={amount} currency={account.symbol} />
      <ActionBar summary={<Summary payee={draft.act_hold_name.trim()} amount={amount} symbol={account.symbol} />}>
        <Button type="submit">Continue</Button>
      </ActionBar>
    </Form>
  )
}

interface MoreProps extends Pick<DetailsFormProps, 'draft'> {
  accountCurrency: string
}

function MoreAboutTheBank({ draft, accountCurrency }: MoreProps) {
  const field = useDraftField()
  const [countries] = useState(countryNames)
  const filled = payeeLabels.filter(({ field: name }) => rarelyNeeded.has(name) && draft[name].trim() !== '')
  const summary =
    filled.length === 0
      ? 'SWIFT code, routing number, country, currency'
      : `Filled in: ${filled.map(({ label }) => label).join(', ')}`
  return (
    <Disclosure title="More about the payee's bank" summary={<span>{summary}</span>}>
      <Grid>
        <TextField
          {...code}
          {...field('swift')}
          label="SWIFT code"
          description="Optional. 8 or 11 letters and digits, also called BIC."
          warning={swiftHint(draft.swift)}
        />
        <TextField
          {...code}
          {...field('routing')}
          label="Routing number"
          inputMode="numeric"
          description="Optional. For banks in the United States."
        />
        <ComboBox
          {...field('country')}
          label="Bank's country"
          autoComplete="country-name"
          enterKeyHint="next"
          suggestions={countries}
          description="Optional."
        />
        <Currency {...field('currency')} own={accountCurrency} />
      </Grid>
    </Disclosure>
  )
}

interface CurrencyProps {
  name: string
  value: string
  onChange: (currency: string) => void
  own: string
}

/** Starts with the account's own currency, which is an empty text in the draft. */
function Currency({ name, value, onChange, own }: CurrencyProps) {
  const [isEmptied, setEmptied] = useState(false)
  return (
    <ComboBox
      name={name}
      label={payeesCurrency}
      value={value || (isEmptied ? '' : own)}
      onChange={(currency) => {
        setEmptied(currency === '')
        onChange(currency === own ? '' : currency)
      }}
      autoComplete="transaction-currency"
      autoCorrect="off"
      spellCheck="false"
      enterKeyHint="next"
      suggestions={usualCurrencies}
      description="Optional."
    />
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
