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
  return (
    <Page
      title={authTexts.reset.title}
      subtitle={token === undefined ? 'Enter the code we emailed you.' : `For ${addressIn(email ?? '')}`}
    >
      <ResetForm email={email} code={token} onDone={setSuccess} />
      <p>
        <span>{`${token === undefined ? 'Code' : 'Link'} not working?`}</span>{' '}
        <TextLink to={paths.auth.forgot()}>Ask for a new one</TextLink>
      </p>
    </Page>
  )
}
