import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { PinField } from './PinField.tsx'

const meta = {
  component: PinField,
  args: { label: 'PIN', value: '', onChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <PinField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof PinField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const HalfTyped: Story = { args: { value: '12' } }
export const Invalid: Story = { args: { errorMessage: 'Fill in this field.' } }
