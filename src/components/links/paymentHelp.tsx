import { HelpIcon } from '#src/ui/text/NavigationIcons.tsx'
import { HelpLink } from './HelpLink.tsx'

export const paymentHelp = {
  Icon: HelpIcon,
  text: (
    <span>
      Something wrong? <HelpLink />
    </span>
  ),
}
