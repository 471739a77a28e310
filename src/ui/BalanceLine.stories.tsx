import type { Meta, StoryObj } from '@storybook/react-vite'
import { BalanceLine } from './BalanceLine.tsx'

const meta = {
  component: BalanceLine,
  args: {
    steps: [
      { at: 0.2, balance: 120 },
      { at: 1.4, balance: 310 },
      { at: 2.1, balance: 260 },
      { at: 2.5, balance: 260 },
    ],
    columns: 3,
    current: 2,
  },
} satisfies Meta<typeof BalanceLine>
export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = {}
export const Overdrawn: Story = {
  args: { steps: [...meta.args.steps.slice(0, 2), { at: 2.5, balance: -90 }] },
}
