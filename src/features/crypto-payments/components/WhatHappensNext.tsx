import { paymentHelp } from '#src/components/links/paymentHelp.tsx'
import { BellIcon, ClockIcon } from '#src/ui/Icon.tsx'
import { IconPoints } from '#src/ui/IconPoints.tsx'
import { Panel } from '#src/ui/Panel.tsx'

const next = [
  { Icon: ClockIcon, text: "We match your payment. Until then it's pending." },
  { Icon: BellIcon, text: "You'll see here whether it was confirmed or declined." },
  paymentHelp,
]

export function WhatHappensNext() {
  return (
    <Panel title="What happens next">
      <IconPoints points={next} />
    </Panel>
  )
}
