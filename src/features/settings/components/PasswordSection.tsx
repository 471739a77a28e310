import { useGetProfile } from '#src/api/generated/hooks/profile/profile.ts'
import { useUpdatePassword } from '#src/api/generated/hooks/settings/settings.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { passwordSchema } from '#src/features/settings/schema.ts'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { SecretForm } from './SecretForm.tsx'

export function PasswordSection() {
  const update = useSubmit(useUpdatePassword())
  const { data } = useGetProfile()
  return (
    <SecretForm
      submitLabel="Change password"
      schema={passwordSchema}
      update={update}
      successText="Your password has been changed."
      help="Forgotten your current password? Log out, and choose Forgot Password where you sign in."
    >
      {(field) => (
        <>
          {/* For password managers:
              https://www.chromium.org/developers/design-documents/create-amazing-password-forms/ */}
          <input type="email" autoComplete="username" value={data?.user?.email ?? ''} readOnly hidden />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            enterKeyHint="next"
            {...field('c_pwd')}
          />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            enterKeyHint="next"
            description="At least 5 characters. Use 8 or more; 15 or more is better."
            {...field('n_pwd')}
          />
          <PasswordField
            label="Repeat the new password"
            autoComplete="new-password"
            enterKeyHint="done"
            {...field('con_pwd')}
          />
        </>
      )}
    </SecretForm>
  )
}
