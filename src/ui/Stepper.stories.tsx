import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper } from './Stepper.tsx'

const meta = { component: Stepper, args: { steps: ['Details', 'Check', 'PIN'], current: 1 } } satisfies Meta<
  typeof Stepper
>
export default meta

type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const First: Story = { args: { current: 0 } }
export const Finished: Story = { args: { current: 3 } }
