import { Stepper } from '#src/ui/layout/Stepper.tsx'

const steps = [
  ['Sign up', 'Your name, email and a password'],
  ['Email', 'Enter the code we send you'],
  ['Identity', 'Your details, one document, one photo'],
  ['PIN', "4 digits, once we've checked your documents"],
] as const

export const onboardingSteps = steps.length

export interface OnboardingStepsProps {
  current: number
  inPanel?: boolean
  isUnderReview?: boolean
}

export function OnboardingSteps({ current, inPanel = false, isUnderReview = false }: OnboardingStepsProps) {
  const notes = steps.map(([, note], index) =>
    isUnderReview && index === current ? "We're checking your documents" : note,
  )
  return (
    <Stepper
      label="Steps to your account"
      steps={steps.map(([name]) => name)}
      current={current}
      notes={inPanel ? notes : undefined}
    />
  )
}
