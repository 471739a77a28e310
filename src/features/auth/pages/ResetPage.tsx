import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { PasswordChanged, ResetForm, type Reset } from '#src/features/auth/components/ResetForm.tsx'
import { addressIn } from '#src/features/auth/model.ts'
import { paths } from '#src/paths.ts'
import { authTexts } from '#src/texts/auth.ts'

export function Component() {
  const { email, token } = useParams()
  const [success, setSuccess] = useState<Reset>()
  if (success !== undefined) return <PasswordChanged {...success} />
  const address = addressIn(email ?? '')
  return (
    <Page
      title={authTexts.reset.title}
      subtitle={
        token === undefined
          ? t`Enter the code we emailed you.`
          : t({ message: `For ${address}`, comment: 'A new password for it' })
      }
    >
      <ResetForm email={email} code={token} onDone={setSuccess} />
      {token === undefined ? (
        <p key="code">
          <Trans>
            Code not working? <TextLink to={paths.auth.forgot()}>Ask for a new one</TextLink>
          </Trans>
        </p>
      ) : (
        <p key="link">
          <Trans>
            Link not working? <TextLink to={paths.auth.forgot()}>Ask for a new one</TextLink>
          </Trans>
        </p>
      )}
    </Page>
  )
}
