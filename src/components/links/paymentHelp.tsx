import { HelpIcon } from '#src/ui/NavigationIcons.tsx'
import { HelpLink } from './HelpLink.tsx'

/** A point of advice on pages with payments. */
export const paymentHelp = {
  Icon: HelpIcon,
  text: (
    <>
      Something wrong? <HelpLink />
    </>
  ),
}
