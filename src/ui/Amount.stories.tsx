import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amount } from './Amount.tsx'

const meta = { component: Amount, args: { minor: 123450, currency: 'EUR' } } satisfies Meta<typeof Amount>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Credit: Story = { args: { direction: 'credit' } }
export const Debit: Story = { args: { direction: 'debit' } }
export const Hidden: Story = { args: { isHidden: true } }
export const Absent: Story = { args: { minor: undefined } }
export const Balance: Story = { args: { size: 'balance' } }
