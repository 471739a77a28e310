import { Panel } from '#src/ui/Panel.tsx'
import { HelpLink } from './HelpLink.tsx'

export function PaymentHelp() {
  return (
    <Panel title="Need help?">
      <p>Something wrong with a payment?</p>
      <p>
        <HelpLink />
      </p>
    </Panel>
  )
}
