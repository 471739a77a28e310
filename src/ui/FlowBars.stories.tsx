import type { Meta, StoryObj } from '@storybook/react-vite'
import { FlowBars } from './FlowBars.tsx'

const meta = {
  component: FlowBars,
  args: {
    bars: [
      { key: 'Apr', up: 240, down: 180 },
      { key: 'May', up: 320, down: 90 },
      { key: 'Jun', up: 180, down: 260, openDown: 90 },
    ],
    current: 'Jun',
  },
} satisfies Meta<typeof FlowBars>
export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = {}
