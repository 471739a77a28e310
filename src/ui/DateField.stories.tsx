import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateField } from './DateField.tsx'

const meta = {
  component: DateField,
  args: { label: 'Date of birth' },
} satisfies Meta<typeof DateField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: '1990-05-17' } }
export const Unreadable: Story = { args: { defaultValue: 'spring 1990' } }
export const Invalid: Story = { args: { errorMessage: 'Fill in this field.' } }
