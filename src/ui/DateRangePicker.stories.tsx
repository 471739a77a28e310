import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DateRangePicker } from './DateRangePicker.tsx'

const meta = {
  component: DateRangePicker,
  args: { label: 'Period', value: { from: '', to: '' }, onChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <DateRangePicker {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof DateRangePicker>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: { from: '2026-01-01', to: '2026-01-31' } } }
export const Unreadable: Story = {
  args: { value: { from: '31 04 2026', to: '2026-05-31' }, errorMessage: 'Check this date' },
}
