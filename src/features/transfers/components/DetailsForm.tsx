import { useState } from 'react'
import type { Transfer } from '#src/features/transfers/model.ts'
import type { DetailField } from '#src/features/transfers/details.ts'
import { conversionNote } from '#src/features/transfers/order.ts'
import { amountOf } from '#src/lib/amount.ts'
import { countryNames } from '#src/lib/countries.ts'
import { Button } from '#src/ui/Button.tsx'
import { ComboBox } from '#src/ui/ComboBox.tsx'
import { Form } from '#src/ui/Form.tsx'
import { AmountField } from '#src/ui/AmountField.tsx'
import { TextField } from '#src/ui/TextField.tsx'

/** Codes that customers ask for most. Any other can be typed. */
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

export interface DetailsFormProps {
  state: Extract<Transfer, { step: 'details' }>
  account: { code: string; symbol: string }
  onType: (field: DetailField, text: string) => void
  onContinue: () => void
}

/** Whom the money goes to and how much it is. */
export function DetailsForm({ state, account, onType, onContinue }: DetailsFormProps) {
  const [countries] = useState(countryNames)
  const { draft, problems } = state
  const amount = amountOf(draft.amount)
  const conversion = amount === undefined ? undefined : conversionNote(amount, draft.currency ?? '', account.code)
  const field = (name: DetailField) => ({
    name,
    value: draft[name] ?? account.code,
    onChange: (text: string) => onType(name, text),
    errorMessage: problems[name],
    enterKeyHint: 'next' as const,
  })
  return (
    <Form onSubmit={onContinue} errors={problems}>
      <TextField
        {...field('act_hold_name')}
        label="Account holder"
        autoComplete="off"
        description="Who is to be paid, as the payee's bank knows them."
      />
      <TextField
        {...field('act_no')}
        label="Account number"
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        description="Or an IBAN."
      />
      <TextField {...field('bank')} label="Bank" autoComplete="off" />
      <TextField
        {...field('swift')}
        label="SWIFT code"
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        description="8 or 11 letters and digits, also called BIC. For transfers abroad."
      />
      <TextField
        {...field('routing')}
        label="Routing number"
        autoComplete="off"
        inputMode="numeric"
        description="For banks in the United States."
      />
      <ComboBox {...field('country')} label="Country of the bank" autoComplete="country-name" suggestions={countries} />
      <ComboBox
        {...field('currency')}
        label="Currency"
        autoComplete="transaction-currency"
        autoCorrect="off"
        spellCheck="false"
        suggestions={usualCurrencies}
        description="What the payee receives."
      />
      <AmountField
        {...field('amount')}
        label="Amount"
        currency={account.symbol}
        description={`In ${account.code}, the currency of your account. The fee is taken from it.`}
      />
      {conversion !== undefined && <p>{conversion}</p>}
      <TextField {...field('note')} label="Note to the payee" autoComplete="off" enterKeyHint="go" />
      <Button type="submit">Continue</Button>
    </Form>
  )
}
