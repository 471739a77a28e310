import { Trans } from '@lingui/react/macro'
import { HelpIcon } from '#src/ui/text/NavigationIcons.tsx'
import { HelpLink } from './HelpLink.tsx'

export const paymentHelp = {
  Icon: HelpIcon,
  text: (
    <span>
      <Trans>
        Something wrong? <HelpLink />
      </Trans>
    </span>
  ),
}
