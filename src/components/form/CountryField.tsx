import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { countryName, countryNames } from '#src/lib/countries.ts'
import { ComboBox, type ComboBoxProps } from '#src/ui/fields/ComboBox.tsx'

export interface CountryFieldProps extends Omit<ComboBoxProps, 'label' | 'suggestions'> {
  label?: string
}

/** Shows the bank's English name in the language of the page, and holds what the customer types (`englishCountry`). */
export function CountryField({ value, defaultValue, ...rest }: CountryFieldProps) {
  const [countries] = useState(countryNames)
  return (
    <ComboBox
      label={t`Country`}
      autoComplete="country-name"
      {...rest}
      value={value && countryName(value)}
      defaultValue={defaultValue && countryName(defaultValue)}
      suggestions={countries}
      // The bank decides which names it accepts.
      otherTextWarning={t`This isn't in our list of countries. Check the spelling, or keep it as it is.`}
    />
  )
}
