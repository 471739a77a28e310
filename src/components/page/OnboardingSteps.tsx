import { t } from '@lingui/core/macro'
import { Stepper } from '#src/ui/layout/Stepper.tsx'

const steps = [
  [t({ message: 'Sign up', context: 'a step' }), t`Your name, email and a password`],
  [t`Email`, t`Enter the code we send you`],
  [t`Identity`, t`Your details, one document, one photo`],
  [t`PIN`, t`4 digits, once we've checked your documents`],
] as const

export const onboardingSteps = steps.length

export interface OnboardingStepsProps {
  current: number
  inPanel?: boolean
  isUnderReview?: boolean
}

export function OnboardingSteps({ current, inPanel = false, isUnderReview = false }: OnboardingStepsProps) {
  const notes = steps.map(([, note], index) =>
    isUnderReview && index === current ? t`We're checking your documents` : note,
  )
  return (
    <Stepper
      label={t`Steps to your account`}
      steps={steps.map(([name]) => name)}
      current={current}
      notes={inPanel ? notes : undefined}
    />
  )
}
