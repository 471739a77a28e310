import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClockIcon, WarningIcon } from './Icon.tsx'
import { IconPoints } from './IconPoints.tsx'

const meta = {
  component: IconPoints,
  args: {
    points: [
      { Icon: WarningIcon, text: 'Check coin and address.' },
      { Icon: ClockIcon, text: "A payment is pending until we've matched it." },
    ],
  },
} satisfies Meta<typeof IconPoints>
export default meta

type Story = StoryObj<typeof meta>

export const Two: Story = {}
