import { useState } from 'react'
import { payeeLabels } from '#src/features/transactions/payeeLabels.ts'
import { countryHint, swiftHint } from '#src/features/transfers/payeeHints.ts'
import { countryNames, otherCountry } from '#src/lib/countries.ts'
import { ComboBox } from '#src/ui/fields/ComboBox.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Grid } from '#src/ui/layout/Columns.tsx'
import { useDraft, useDraftField } from './transferContext.ts'

const usualCurrencies = 'USD EUR GBP CHF JPY CAD AUD CNY INR SEK NOK DKK PLN ZAR'.split(' ')

const code = { autoComplete: 'off', autoCorrect: 'off', spellCheck: 'false', enterKeyHint: 'next' } as const

export interface BankFieldsProps {
  accountCurrency: string
}

export function BankFields({ accountCurrency }: BankFieldsProps) {
  const field = useDraftField()
  const swift = field('swift')
  const currency = field('currency')
  const [isEmptied, setEmptied] = useState(false)
  const draft = useDraft()
  const [countries] = useState(countryNames)
  return (
    <Grid>
      <TextField
        {...code}
        {...swift}
        label={`${payeeLabels.swift} (optional)`}
        description="8 or 11 letters and digits, also called BIC."
        warning={swiftHint(swift.value)}
      />
      <TextField
        {...code}
        {...field('routing')}
        label={`${payeeLabels.routing} (optional)`}
        inputMode="numeric"
        description="For banks in the United States."
      />
      <ComboBox
        {...field('country')}
        label={`${payeeLabels.country} (optional)`}
        autoComplete="country-name"
        enterKeyHint="next"
        suggestions={countries}
        otherTextWarning={otherCountry}
        warning={countryHint(draft)}
      />
      {/* Starts with the account's own currency, which is an empty text in the draft. */}
      <ComboBox
        {...code}
        name={currency.name}
        label={`${payeeLabels.currency} (optional)`}
        value={currency.value || (isEmptied ? '' : accountCurrency)}
        onChange={(text) => {
          setEmptied(text === '')
          currency.onChange(text === accountCurrency ? '' : text)
        }}
        autoComplete="transaction-currency"
        suggestions={usualCurrencies}
      />
    </Grid>
  )
}
