import { HelpLink } from '#src/components/links/HelpLink.tsx'

/** Only the name of a plan can state its interest. */
export function InterestHelp() {
  return (
    <>
      Questions about interest? Ask before you pay: <HelpLink />
    </>
  )
}
