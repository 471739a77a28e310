import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { noAmount, typedAmount, writtenAmount } from '#src/lib/amount.ts'
import { AmountField } from './AmountField.tsx'

const meta = {
  component: AmountField,
  args: { label: 'Amount', currency: '$', value: noAmount, onChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <AmountField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof AmountField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Decimal: Story = { args: { value: typedAmount('1.234,50') } }
export const Ambiguous: Story = { args: { value: typedAmount('1.234') } }
export const Unreadable: Story = { args: { value: typedAmount('12,3,4') } }
export const Invalid: Story = { args: { errorMessage: 'Fill in this field.' } }
export const Large: Story = { args: { value: writtenAmount(25_000), size: 'large', code: 'USD' } }
