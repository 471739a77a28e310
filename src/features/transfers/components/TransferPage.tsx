import type { ReactNode } from 'react'
import { Page } from '#src/components/page/Page.tsx'
import type { TransferStep } from '#src/features/transfers/model.ts'
import { Stepper } from '#src/ui/Stepper.tsx'

const steps = ['Details', 'Check', 'PIN'] as const
const stepsWithCode = [...steps, 'Code'] as const

/** The index of the current step. After the PIN or the code only the result follows. */
function positionOf(step: TransferStep, last: number): number {
  if (step === 'details') return 0
  if (step === 'review') return 1
  if (step === 'pin') return 2
  return step === 'done' ? last + 1 : last
}

export interface TransferPageProps {
  title: string
  step: TransferStep
  /** How many authorization codes the bank has asked for. The heading is read out for each. */
  demands?: number | undefined
  children: ReactNode
}

/** A screen of the transfer, with the way through it. */
export function TransferPage({ title, step, demands = 0, children }: TransferPageProps) {
  const shown = demands > 0 ? stepsWithCode : steps
  return (
    <Page title={title} step={`${step}${demands}`}>
      <div data-print="hide">
        <Stepper steps={shown} current={positionOf(step, shown.length - 1)} label="Steps of the transfer" />
      </div>
      {children}
    </Page>
  )
}
