import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './PasswordField.tsx'

const meta = { component: PasswordField, args: { label: 'Password', autoComplete: 'current-password' } } satisfies Meta<
  typeof PasswordField
>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'demo-password' } }
export const Invalid: Story = { args: { errorMessage: 'Fill in this field.' } }
