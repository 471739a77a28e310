import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { CountryField } from '#src/components/form/CountryField.tsx'
import { countryHint, swiftHint } from '#src/features/transfers/payeeHints.ts'
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
  return (
    <Grid>
      <TextField
        {...code}
        {...swift}
        label={t`SWIFT code (optional)`}
        description={t`8 or 11 letters and digits, also called BIC.`}
        warning={swiftHint(swift.value)}
      />
      <TextField
        {...code}
        {...routing}
        label={t`Routing number (optional)`}
        inputMode="numeric"
        description={t`For banks in the United States.`}
      />
      <CountryField
        {...country}
        label={t`Bank's country (optional)`}
        enterKeyHint="next"
        warning={countryHint({ act_no: account, country: country.value })}
      />
      {/* Starts with the account's own currency, which is an empty text in the draft. */}
      <ComboBox
        {...code}
        name={currency.name}
        label={t`Payee's currency (optional)`}
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
