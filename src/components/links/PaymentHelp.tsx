import { Panel } from '#src/ui/Panel.tsx'
import { HelpLink } from './HelpLink.tsx'

export function PaymentHelp() {
  return (
    <Panel title="Something wrong with a payment?">
      <HelpLink />
    </Panel>
  )
}
