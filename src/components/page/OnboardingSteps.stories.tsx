import type { Meta, StoryObj } from '@storybook/react-vite'
import { OnboardingSteps } from './OnboardingSteps.tsx'

const meta = { component: OnboardingSteps, args: { current: 2 } } satisfies Meta<typeof OnboardingSteps>
export default meta

export const Standard: StoryObj<typeof meta> = {}
