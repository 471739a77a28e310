import { useState } from 'react'
import { PhoneField } from '#src/components/form/PhoneField.tsx'
import { addressHint } from '#src/features/kyc/model.ts'
import { countryNames, otherCountry } from '#src/lib/countries.ts'
import { ComboBox } from '#src/ui/fields/ComboBox.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'

export function PersonalDetails() {
  const [countries] = useState(countryNames)
  const [address, setAddress] = useState('')
  return (
    <>
      <ComboBox
        label="Country"
        name="country"
        autoComplete="country-name"
        enterKeyHint="next"
        suggestions={countries}
        otherTextWarning={otherCountry}
      />
      <PhoneField name="phone" enterKeyHint="next" />
      <TextField
        label="Home address"
        name="home_address"
        autoComplete="street-address"
        enterKeyHint="next"
        onChange={setAddress}
        warning={addressHint(address)}
      />
    </>
  )
}
