import { useState } from 'react'
import { payeeLabels } from '#src/features/transactions/payeeLabels.ts'
import { countryHint, swiftHint } from '#src/features/transfers/payeeHints.ts'
import { countryNames, otherCountry } from '#src/lib/countries.ts'
import { ComboBox } from '#src/ui/fields/ComboBox.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Grid } from '#src/ui/layout/Columns.tsx'
import { useDraftField } from './transferContext.ts'

const usualCurrencies = 'USD EUR GBP CHF JPY CAD AUD CNY INR SEK NOK DKK PLN ZAR'.split(' ')

const code = { autoComplete: 'off', autoCorrect: 'off', spellCheck: 'false', enterKeyHint: 'next' } as const

export interface BankFieldsProps {
  accountCurrency: string
}

export function BankFields({ accountCurrency }: BankFieldsProps) {
  const { value: account } = useDraftField('act_no')
  const swift = useDraftField('swift')
  const routing = useDraftField('routing')
  const country = useDraftField('country')
  const currency = useDraftField('currency')
  const [isEmptied, setEmptied] = useState(false)
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
        {...routing}
        label={`${payeeLabels.routing} (optional)`}
        inputMode="numeric"
        description="For banks in the United States."
      />
      <ComboBox
        {...country}
        label={`${payeeLabels.country} (optional)`}
        autoComplete="country-name"
        enterKeyHint="next"
        suggestions={countries}
        otherTextWarning={otherCountry}
        warning={countryHint({ act_no: account, country: country.value })}
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
