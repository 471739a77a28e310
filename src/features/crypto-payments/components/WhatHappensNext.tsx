import { paymentHelp } from '#src/components/links/paymentHelp.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { IconPoints } from '#src/ui/lists/IconPoints.tsx'
import { BellIcon, ClockIcon } from '#src/ui/text/Icon.tsx'

export interface WhatHappensNextProps {
  meanwhile?: string | undefined
}

export function WhatHappensNext({ meanwhile = "it's pending" }: WhatHappensNextProps) {
  return (
    <Panel title="What happens next">
      <IconPoints
        points={[
          { Icon: ClockIcon, text: `We match your payment. Until then ${meanwhile}.` },
          { Icon: BellIcon, text: "You'll see here whether it was confirmed or declined." },
          paymentHelp,
        ]}
      />
    </Panel>
  )
}
