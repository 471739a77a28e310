import { useUpdatePin } from '#src/api/generated/hooks/settings/settings.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { NoPinNotice } from '#src/components/form/notices.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { pinSchema } from '#src/features/settings/schema.ts'
import { easyPinWarning } from '#src/lib/easyPin.ts'
import { paths } from '#src/paths.ts'
import { toastMs } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { PinField } from '#src/ui/fields/PinField.tsx'
import { SecretForm, type SecretFieldProps } from './SecretForm.tsx'

const labels = { c_pwd: 'Current PIN', n_pwd: 'New PIN', con_pwd: 'Repeat the new PIN' } as const

function NewPin(field: SecretFieldProps) {
  return (
    <PinField
      label={labels.n_pwd}
      autoComplete="off"
      description="Not a birthday or a year, nor the PIN of a card or a phone."
      warning={easyPinWarning(field.value)}
      {...field}
    />
  )
}

export function PinSection({ onDone }: { onDone: (text: string) => void }) {
  const update = useSubmit(useUpdatePin())
  return (
    <SecretForm
      submitLabel="Change PIN"
      schema={pinSchema}
      update={update}
      successText="Your transaction PIN has been changed."
      toastMs={toastMs.pin}
      isClearedOnFailure
      onDone={onDone}
      labels={labels}
      rule="A PIN has 4 digits"
      help={
        <span>
          Forgotten it? <TextLink to={paths.dashboard.contact()}>{dashboardTexts.menu.contact}</TextLink>
        </span>
      }
    >
      {(field) => (
        <>
          <NoPinNotice />
          <PinField label={labels.c_pwd} autoComplete="off" {...field('c_pwd')} />
          <NewPin {...field('n_pwd')} />
          <PinField label={labels.con_pwd} autoComplete="off" {...field('con_pwd')} />
        </>
      )}
    </SecretForm>
  )
}
