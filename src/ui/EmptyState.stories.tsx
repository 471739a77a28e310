import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from './EmptyState.tsx'

const meta = { component: EmptyState, args: { title: 'No transactions yet' } } satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithHint: Story = { args: { hint: 'They appear here after the first one.' } }
