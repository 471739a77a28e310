import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useUpdateProfile } from '#src/api/generated/hooks/profile/profile.ts'
import type { User } from '#src/api/generated/models/user.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { CountryField } from '#src/components/form/CountryField.tsx'
import { Form, formValues } from '#src/components/form/Form.tsx'
import { announceOutcome, FormResult } from '#src/components/form/FormResult.tsx'
import { PhoneField } from '#src/components/form/PhoneField.tsx'
import { refusedField } from '#src/components/form/refusal.ts'
import type { DraftTexts } from '#src/drafts/drafts.ts'
import { useUnsavedChanges } from '#src/drafts/useUnsavedChanges.ts'
import { profileDetails, savedTexts, type Details } from '#src/features/profile/model.ts'
import { genders, maritalStatuses, sentDetailsSchema, typedDetailsSchema } from '#src/features/profile/schema.ts'
import { isShallowEqual } from '#src/lib/fields.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { ComboBox } from '#src/ui/fields/ComboBox.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { Cluster, Grid } from '#src/ui/layout/Columns.tsx'

const fieldWords = {
  fullname: /\bname\b/i,
  phone: /phone/i,
  gender: /gender/i,
  dob: /birth/i,
  country: /country/i,
  marital_status: /marital/i,
  home_address: /address/i,
  next_of_kin: /\bkin\b/i,
} satisfies Record<keyof Details, RegExp>

const genderNames = Object.values(genders)
const maritalStatusNames = Object.values(maritalStatuses)

export interface ProfileFormProps {
  profile: User
  kept: DraftTexts | undefined
}

export function ProfileForm({ profile, kept }: ProfileFormProps) {
  const update = useSubmit(useUpdateProfile())
  const form = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState(() => profileDetails(profile))
  const [initial] = useState<Details>({ ...saved, ...kept })
  const [isDirty, setDirty] = useState(kept !== undefined)
  useUnsavedChanges({ isDirty })

  async function save(data: Details): Promise<void> {
    const outcome = await update.submit({ data })
    if (outcome === undefined) return
    announceOutcome(outcome, savedTexts)
    if (outcome.kind !== 'success' || form.current === null) return
    setSaved(data)
    // The customer may have typed meanwhile.
    setDirty(isChanged(formValues(form.current), data))
  }

  const field = (name: keyof Details) => ({ name, defaultValue: initial[name] })

  const refused = refusedField(update.outcome, fieldWords)
  const isOutdated = refused !== undefined || (isDirty && update.outcome?.kind === 'success')
  return (
    <Form
      schema={sentDetailsSchema(saved.dob)}
      refusal={refused}
      formRef={form}
      onSubmit={(data) => void save(data)}
      isPending={update.isPending}
      keepAs={isDirty ? 'profile' : undefined}
      onEdit={(values) => setDirty(isChanged(values, saved))}
    >
      <Grid>
        <TextField label={t`Full name`} autoComplete="name" {...field('fullname')} />
        <PhoneField {...field('phone')} />
        <ComboBox
          label={t`Gender`}
          suggestions={genderNames}
          autoComplete="sex"
          name="gender"
          defaultValue={nameOf(initial.gender, genders)}
        />
        <ComboBox
          label={t`Marital status`}
          suggestions={maritalStatusNames}
          name="marital_status"
          defaultValue={nameOf(initial.marital_status, maritalStatuses)}
        />
        <CountryField {...field('country')} />
        <TextField label={t`Home address`} autoComplete="street-address" {...field('home_address')} />
        <DateField label={t`Date of birth`} autoComplete="bday" {...field('dob')} />
        <TextField
          label={t`Next of kin`}
          autoComplete="off"
          description={t`Who we contact if we can't reach you.`}
          {...field('next_of_kin')}
        />
      </Grid>
      <FormResult outcome={isOutdated ? undefined : update.outcome} texts={savedTexts} />
      <Cluster>
        <Button type="submit" isPending={update.isPending}>
          {t`Save changes`}
        </Button>
      </Cluster>
    </Form>
  )
}

function nameOf(sent: string, names: Readonly<Record<string, string>>): string {
  return (Object.hasOwn(names, sent) ? names[sent] : undefined) ?? sent
}

function isChanged(values: Readonly<Record<string, unknown>>, saved: Details): boolean {
  return !isShallowEqual(z.parse(typedDetailsSchema(saved.dob), values), saved)
}
