import { useUpdatePin } from '#src/api/generated/hooks/settings/settings.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { NoPinNotice } from '#src/components/form/notices.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { pinSchema } from '#src/features/settings/schema.ts'
import { easyPinWarning } from '#src/lib/easyPin.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { PinField } from '#src/ui/fields/PinField.tsx'
import { SecretForm } from './SecretForm.tsx'

export function PinSection() {
  const update = useSubmit(useUpdatePin())
  return (
    <SecretForm
      submitLabel="Change PIN"
      schema={pinSchema}
      update={update}
      successText="Your transaction PIN has been changed."
      isPin
      rule="Fill in all three fields. A PIN has 4 digits."
      help={
        <span>
          Forgotten it? <TextLink to={paths.dashboard.contact()}>{dashboardTexts.menu.contact}</TextLink>
        </span>
      }
    >
      {(field) => (
        <>
          <NoPinNotice />
          <PinField label="Current PIN" autoComplete="off" {...field('c_pwd')} />
          <PinField
            label="New PIN"
            autoComplete="off"
            description="Not a birthday or a year, nor the PIN of a card or a phone."
            warning={easyPinWarning(field('n_pwd').value)}
            {...field('n_pwd')}
          />
          <PinField label="Repeat the new PIN" autoComplete="off" {...field('con_pwd')} />
        </>
      )}
    </SecretForm>
  )
}
