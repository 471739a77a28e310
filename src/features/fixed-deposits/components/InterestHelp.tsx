import { HelpLink } from '#src/components/links/HelpLink.tsx'

/** The bank does not state the interest of a plan. */
export function InterestHelp() {
  return (
    <>
      What interest does it earn? Ask before you pay: <HelpLink />
    </>
  )
}
