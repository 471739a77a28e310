import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DateField } from './DateField.tsx'

const meta = {
  component: DateField,
  args: { label: 'Date of birth', value: '', onChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <DateField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof DateField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: '1990-05-17' } }
export const Unreadable: Story = { args: { value: 'spring 1990' } }
export const Invalid: Story = { args: { errorMessage: 'Fill in this field.' } }
