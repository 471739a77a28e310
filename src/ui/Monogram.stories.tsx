import type { Meta, StoryObj } from '@storybook/react-vite'
import { Monogram } from './Monogram.tsx'

const meta = { component: Monogram, args: { name: 'Harbour Grocery' } } satisfies Meta<typeof Monogram>
export default meta

type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const Small: Story = { args: { size: 'small' } }
export const MoneyIn: Story = { args: { direction: 'credit' } }
