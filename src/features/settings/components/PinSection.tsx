import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useUpdatePin } from '#src/api/generated/hooks/settings/settings.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { easyPinWarning } from '#src/components/form/easyPinWarning.ts'
import { NoPinNotice } from '#src/components/form/notices.tsx'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { pinSchema } from '#src/features/settings/schema.ts'
import { PinField } from '#src/ui/fields/PinField.tsx'
import { SecretForm } from './SecretForm.tsx'

export function PinSection() {
  const update = useSubmit(useUpdatePin())
  return (
    <SecretForm
      submitLabel={t`Change PIN`}
      schema={pinSchema}
      update={update}
      successText={t`Your transaction PIN has been changed.`}
      isPin
      rule={t`Fill in all three fields. A PIN has 4 digits.`}
      help={
        <span>
          <Trans comment="The PIN">
            Forgotten it? <HelpLink />
          </Trans>
        </span>
      }
    >
      {(field) => (
        <>
          <NoPinNotice />
          <PinField label={t`Current PIN`} autoComplete="off" {...field('c_pwd')} />
          <PinField
            label={t`New PIN`}
            autoComplete="off"
            description={t`Not a birthday or a year, nor the PIN of a card or a phone.`}
            warning={easyPinWarning(field('n_pwd').value)}
            {...field('n_pwd')}
          />
          <PinField label={t`Repeat the new PIN`} autoComplete="off" {...field('con_pwd')} />
        </>
      )}
    </SecretForm>
  )
}
