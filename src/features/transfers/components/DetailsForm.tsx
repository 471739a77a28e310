import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import type * as z from 'zod/mini'
import { Form } from '#src/components/form/Form.tsx'
import { payeeLabels, payeesCurrency } from '#src/features/transactions/payeeLabels.ts'
import { textsFrom, type DetailTexts, type TransferDetails } from '#src/features/transfers/details.ts'
import { conversionNote } from '#src/features/transfers/order.ts'
import { swiftHint } from '#src/features/transfers/payeeHints.ts'
import { detailsSchema, noPayeeSchema } from '#src/features/transfers/schema.ts'
import { countryNames } from '#src/lib/countries.ts'
import { formatMoney, type Minor } from '#src/lib/money.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, text } from '#src/theme/tokens.ts'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Grid, Stack } from '#src/ui/Columns.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { LazyComboBox } from '#src/ui/LazyComboBox.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { AmountWithBalance, type AmountWithBalanceProps } from './AmountWithBalance.tsx'
import { Cost } from './Cost.tsx'
import { PayeeHints } from './PayeeHints.tsx'
import { useDraft, useEdit } from './transferContext.ts'

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
  /** Used as a key: a new round gives the fields new initial values. */
  payeeRound: number
  hasPayee: boolean
  lastAmount: Minor | undefined
  onContinue: (details: TransferDetails) => void
}

/** Fields are uncontrolled; what depends on them reads the draft. */
export function DetailsForm({ draft, account, payee, payeeRound, hasPayee, lastAmount, onContinue }: DetailsFormProps) {
  const edit = useEdit()
  return (
    <Form<z.output<typeof detailsSchema> | z.output<typeof noPayeeSchema>>
      schema={hasPayee ? detailsSchema : noPayeeSchema}
      onSubmit={(details) => 'bank' in details && onContinue(details)}
      isPending={false}
      onEdit={(values) => edit(textsFrom(values, account.code))}
    >
      {payee}
      {/* The next page checks the amount against the bank's current balance. */}
      <Stack $gap="xs">
        <AmountWithBalance account={account}>
          {lastAmount !== undefined && (
            <Suggestion variant="quiet" onPress={() => edit({ amount: lastAmount })}>
              {`Last time: ${formatMoney(lastAmount, account.symbol)}`}
            </Suggestion>
          )}
        </AmountWithBalance>
        <Cost account={account} />
      </Stack>
      <TextField
        key={payeeRound}
        name="note"
        label="Note to the payee"
        description="Optional."
        defaultValue={draft.note}
        autoComplete="off"
        enterKeyHint="go"
      />
      <MoreAboutTheBank key={`bank ${payeeRound}`} draft={draft} accountCurrency={account.code} />
      <Conversion accountCurrency={account.code} />
      <Hints currency={account.symbol} />
      <ActionBar summary={<Summary symbol={account.symbol} />}>
        <Button type="submit">Continue</Button>
      </ActionBar>
    </Form>
  )
}

interface MoreProps extends Pick<DetailsFormProps, 'draft'> {
  accountCurrency: string
}

function MoreAboutTheBank({ draft, accountCurrency }: MoreProps) {
  const edit = useEdit()
  const [countries] = useState(countryNames)
  return (
    <Disclosure title="More about the payee's bank" summary={<FilledIn accountCurrency={accountCurrency} />}>
      <Grid>
        <Swift initial={draft.swift} />
        <TextField
          {...code}
          name="routing"
          label="Routing number"
          defaultValue={draft.routing}
          inputMode="numeric"
          description="Optional. For banks in the United States."
        />
        <LazyComboBox
          name="country"
          label="Bank's country"
          defaultValue={draft.country}
          onChange={(country) => edit({ country })}
          autoComplete="country-name"
          enterKeyHint="next"
          suggestions={countries}
          description="Optional."
        />
        <LazyComboBox
          name="currency"
          label={payeesCurrency}
          defaultValue={draft.currency || accountCurrency}
          onChange={(currency) => edit(textsFrom({ currency }, accountCurrency))}
          autoComplete="transaction-currency"
          autoCorrect="off"
          spellCheck="false"
          enterKeyHint="next"
          suggestions={usualCurrencies}
          description="Optional."
        />
      </Grid>
    </Disclosure>
  )
}

function Swift({ initial }: { initial: string }) {
  const hint = useDraft(({ swift }) => swiftHint(swift))
  return (
    <TextField
      {...code}
      name="swift"
      label="SWIFT code"
      defaultValue={initial}
      description="Optional. 8 or 11 letters and digits, also called BIC."
      warning={hint}
    />
  )
}

/** Ignores the account's own currency, which the field starts with. */
function FilledIn({ accountCurrency }: { accountCurrency: string }) {
  const summary = useDraft((draft) => {
    const texts = { ...draft, ...textsFrom({ ...draft }, accountCurrency) }
    const filled = payeeLabels.filter(({ field }) => rarelyNeeded.has(field) && texts[field].trim() !== '')
    return filled.length === 0
      ? 'SWIFT code, routing number, country, currency'
      : `Filled in: ${filled.map(({ label }) => label).join(', ')}`
  })
  return <span>{summary}</span>
}

function Conversion({ accountCurrency }: { accountCurrency: string }) {
  const note = useDraft(({ amount, currency }) => {
    return amount === undefined ? undefined : conversionNote(amount, currency, accountCurrency)
  })
  return note === undefined ? null : <p>{note}</p>
}

function Hints({ currency }: { currency: string }) {
  const accountNumber = useDraft(({ act_no }) => act_no)
  const amount = useDraft((draft) => draft.amount)
  return <PayeeHints accountNumber={accountNumber} amount={amount} currency={currency} />
}

function Summary({ symbol }: { symbol: string }) {
  const payee = useDraft(({ act_hold_name }) => act_hold_name.trim())
  const amount = useDraft((draft) => draft.amount)
  if (payee === '') return <span>No payee yet</span>
  return (
    <>
      <span>{amount !== undefined && amount > 0 ? `${formatMoney(amount, symbol)} to ` : 'To '}</span>
      <bdi>{payee}</bdi>
    </>
  )
}
