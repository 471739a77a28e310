import { useState } from 'react'
import type { Identity } from '#src/features/kyc/model.ts'
import { countryNames } from '#src/lib/countries.ts'
import { ComboBox } from '#src/ui/ComboBox.tsx'
import { TextField } from '#src/ui/TextField.tsx'

export interface PersonalDetailsProps {
  identity: Identity
  onChange: (part: Partial<Identity>) => void
}

/** Where a customer lives and can be reached. */
export function PersonalDetails({ identity, onChange }: PersonalDetailsProps) {
  const [countries] = useState(countryNames)
  return (
    <>
      <ComboBox
        label="Country"
        name="country"
        autoComplete="country-name"
        enterKeyHint="next"
        suggestions={countries}
        value={identity.country}
        onChange={(country) => onChange({ country })}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="next"
        value={identity.phone}
        onChange={(phone) => onChange({ phone })}
      />
      <TextField
        label="Home address"
        name="home_address"
        autoComplete="street-address"
        enterKeyHint="next"
        value={identity.home_address}
        onChange={(home_address) => onChange({ home_address })}
      />
    </>
  )
}
