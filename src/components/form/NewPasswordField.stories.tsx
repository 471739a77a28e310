import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewPasswordField } from './NewPasswordField.tsx'

const meta = {
  component: NewPasswordField,
  args: { label: 'New password', name: 'new_password' },
} satisfies Meta<typeof NewPasswordField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
