import { useState } from 'react'
import { useUpdateProfile } from '#src/api/generated/hooks/profile/profile.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { detailsOf, genders, isSame, maritalStatuses, requestOf } from '#src/features/profile/model.ts'
import type { Details } from '#src/features/profile/model.ts'
import { announce } from '#src/features/profile/saved.ts'
import type { Saved } from '#src/features/profile/saved.ts'
import type { User } from '#src/api/generated/models/user.ts'
import { countryNames } from '#src/lib/countries.ts'
import { isoDay } from '#src/lib/dates.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ComboBox } from '#src/ui/ComboBox.tsx'
import { DateField } from '#src/ui/DateField.tsx'
import { Form } from '#src/ui/Form.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useHeldInput, useInitialInput } from '#src/components/useKeptInput.ts'
import { useUnsavedChanges } from '#src/components/useUnsavedChanges.ts'

/** The details that a customer may change. What was typed stays until the bank has taken it in. */
export function DetailsForm({ profile }: { profile: User }) {
  const update = useSubmit(useUpdateProfile())
  const [countries] = useState(countryNames)
  const [kept, setKept] = useState(() => detailsOf(profile))
  const initial = useInitialInput('profile')
  const [details, setDetails] = useState<Details>({ ...kept, ...initial })
  const [saved, setSaved] = useState<Saved>()
  const isDirty = !isSame(details, kept)
  useUnsavedChanges({ isDirty })
  useHeldInput('profile', isDirty ? { ...details } : undefined)

  async function save(): Promise<void> {
    setSaved(undefined)
    const outcome = await update.submit({ data: requestOf(details, profile) })
    setSaved(announce(outcome))
    if (outcome?.kind === 'success') setKept(details)
  }
  const field = (name: keyof Details) => ({
    name,
    value: details[name],
    onChange: (value: string) => setDetails((current) => ({ ...current, [name]: value })),
  })

  return (
    <Form onSubmit={() => void save()} isPending={update.isPending}>
      <TextField label="Full name" autoComplete="name" {...field('fullname')} />
      <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
      <ComboBox label="Gender" suggestions={genders} autoComplete="sex" {...field('gender')} />
      <DateField label="Date of birth" max={isoDay(new Date())} autoComplete="bday" {...field('dob')} />
      <ComboBox label="Country" suggestions={countries} autoComplete="country-name" {...field('country')} />
      <ComboBox label="Marital status" suggestions={maritalStatuses} {...field('marital_status')} />
      <TextField label="Home address" autoComplete="street-address" {...field('home_address')} />
      <TextField
        label="Next of kin"
        description="Whom we turn to when we cannot reach you."
        {...field('next_of_kin')}
      />
      {saved !== undefined && <Banner tone={saved.tone}>{saved.text}</Banner>}
      <div>
        <Button type="submit" isPending={update.isPending}>
          Save changes
        </Button>
        {isDirty && (
          <Button variant="quiet" onPress={() => setDetails(kept)}>
            Undo changes
          </Button>
        )}
      </div>
    </Form>
  )
}
