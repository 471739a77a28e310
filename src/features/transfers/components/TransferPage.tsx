import type { ReactNode } from 'react'
import type { TransferStep } from '#src/features/transfers/model.ts'
import { Page } from '#src/components/Page.tsx'
import { Stepper } from '#src/ui/Stepper.tsx'

const steps = ['Details', 'Check', 'PIN'] as const

/** How many of the steps lie behind; an authorization code belongs to the PIN. */
const positions = {
  details: 0,
  review: 1,
  pin: 2,
  authorization: 2,
  support: 2,
  sending: 2,
  unsent: 2,
  done: 3,
} as const satisfies Record<TransferStep, number>

export interface TransferPageProps {
  title: string
  subtitle?: ReactNode
  step: TransferStep
  /** Tells two visits of the same step apart, so that the heading is read out for each. */
  round?: number | undefined
  children: ReactNode
}

/** A screen of the transfer, with the way through it. */
export function TransferPage({ title, subtitle, step, round = 0, children }: TransferPageProps) {
  return (
    <Page title={title} subtitle={subtitle} step={`${step}${round}`}>
      <div data-print="hide">
        <Stepper steps={steps} current={positions[step]} label="Steps of the transfer" />
      </div>
      {children}
    </Page>
  )
}
