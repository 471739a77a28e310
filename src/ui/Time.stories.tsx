import type { Meta, StoryObj } from '@storybook/react-vite'
import { shortDate } from '#src/lib/dates.ts'
import { Time } from './Time.tsx'

const meta = { component: Time, args: { date: Date.UTC(2026, 0, 15, 12) } } satisfies Meta<typeof Time>
export default meta

type Story = StoryObj<typeof meta>

export const Spelled: Story = {}
export const Short: Story = { args: { format: shortDate } }
export const Absent: Story = { args: { date: undefined } }
