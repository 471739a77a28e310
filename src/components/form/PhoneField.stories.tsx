import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneField } from './PhoneField.tsx'

const meta = {
  component: PhoneField,
  args: { name: 'phone' },
} satisfies Meta<typeof PhoneField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Short: Story = { args: { defaultValue: '12' } }
