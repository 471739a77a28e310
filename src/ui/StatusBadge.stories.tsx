import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from './StatusBadge.tsx'

const meta = { component: StatusBadge, args: { tone: 'success', children: 'Approved' } } satisfies Meta<
  typeof StatusBadge
>
export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Warning: Story = { args: { tone: 'warning', children: 'Pending' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Declined' } }
export const Neutral: Story = { args: { tone: 'neutral', children: 'Unknown' } }
