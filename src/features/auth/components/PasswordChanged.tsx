import { Page } from '#src/components/page/Page.tsx'
import { TimedRedirect } from '#src/components/page/TimedRedirect.tsx'
import { paths } from '#src/paths.ts'
import { authTexts } from '#src/texts/auth.ts'
import { redirectMs } from '#src/texts/common.ts'

export interface Reset {
  message: string
  email: string
}

export function PasswordChanged({ message, email }: Reset) {
  return (
    <Page title={message} windowTitle={authTexts.reset.title} step="done">
      <TimedRedirect to={paths.auth.signIn()} afterMs={redirectMs.long} destination="signIn" state={{ email }} />
    </Page>
  )
}
