import type { Meta, StoryObj } from '@storybook/react-vite'
import { Meter } from './Meter.tsx'

const meta = { component: Meter, args: { label: 'Strength', value: 0.75, valueText: 'Strong' } } satisfies Meta<
  typeof Meter
>
export default meta

type Story = StoryObj<typeof meta>

export const Strong: Story = {}
export const Weak: Story = { args: { value: 0.2, valueText: 'Weak' } }
