import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './Select.tsx'

const meta = {
  component: Select,
  args: {
    label: 'Type',
    options: [
      { id: 'bitcoin', label: 'Bitcoin' },
      { id: 'ethereum', label: 'Ethereum' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta

type Story = StoryObj<typeof meta>

export const Unchosen: Story = {}
export const Chosen: Story = { args: { defaultValue: 'ethereum' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Invalid: Story = { args: { errorMessage: 'Fill in this field.' } }
