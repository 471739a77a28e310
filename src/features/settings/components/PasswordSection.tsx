import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useGetProfile } from '#src/api/generated/hooks/profile/profile.ts'
import { useUpdatePassword } from '#src/api/generated/hooks/settings/settings.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { NewPasswordField } from '#src/components/form/NewPasswordField.tsx'
import { useLogOut } from '#src/components/page/useLogOut.ts'
import { confirmLeaving } from '#src/drafts/useUnsavedChanges.ts'
import { passwordSchema } from '#src/features/settings/schema.ts'
import { paths } from '#src/paths.ts'
import { PressedLink } from '#src/ui/buttons/Link.tsx'
import { PasswordField } from '#src/ui/fields/PasswordField.tsx'
import { SecretForm } from './SecretForm.tsx'

export function PasswordSection() {
  const update = useSubmit(useUpdatePassword())
  const { data } = useGetProfile()
  const resetInstead = useLogOut(paths.auth.forgot())
  return (
    <SecretForm
      submitLabel={t`Change password`}
      schema={passwordSchema}
      update={update}
      successText={t`Your password has been changed.`}
      rule={t`Fill in all three fields. The new password has at least 5 characters.`}
      help={
        <span>
          <Trans>
            Forgotten your password?{' '}
            <PressedLink onPress={() => confirmLeaving(resetInstead)}>Log out and reset it</PressedLink>
          </Trans>
        </span>
      }
    >
      {(field) => (
        <>
          {/* For password managers:
              https://www.chromium.org/developers/design-documents/create-amazing-password-forms/ */}
          <input type="email" autoComplete="username" value={data?.user?.email ?? ''} readOnly hidden />
          <PasswordField
            label={t`Current password`}
            autoComplete="current-password"
            enterKeyHint="next"
            {...field('c_pwd')}
          />
          <NewPasswordField label={t`New password`} enterKeyHint="next" {...field('n_pwd')} />
          <PasswordField
            label={t`Repeat the new password`}
            autoComplete="new-password"
            enterKeyHint="done"
            {...field('con_pwd')}
          />
        </>
      )}
    </SecretForm>
  )
}
