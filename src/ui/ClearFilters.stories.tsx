import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClearFilters } from './ClearFilters.tsx'

const meta = { component: ClearFilters, args: { onClear: () => undefined } } satisfies Meta<typeof ClearFilters>
export default meta

type Story = StoryObj<typeof meta>

export const Secondary: Story = {}
export const Quiet: Story = { args: { variant: 'quiet' } }
