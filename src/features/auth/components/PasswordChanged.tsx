import { Page } from '#src/components/page/Page.tsx'
import { TimedRedirect } from '#src/components/page/TimedRedirect.tsx'
import { paths } from '#src/paths.ts'
import { authTexts } from '#src/texts/auth.ts'
import { redirectMs } from '#src/texts/delays.ts'
import { Banner } from '#src/ui/Banner.tsx'

export function PasswordChanged({ message }: { message: string }) {
  return (
    <Page title={authTexts.reset.title} step="done">
      <Banner tone="success">{message}</Banner>
      <TimedRedirect to={paths.auth.signIn()} afterMs={redirectMs.long} destination="signIn" />
    </Page>
  )
}
