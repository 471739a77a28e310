import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx'

const meta = {
  component: ToggleButtonGroup,
  args: {
    label: 'Show',
    options: [
      { id: 'all', label: 'All' },
      { id: 'in', label: 'Money in' },
      { id: 'out', label: 'Money out' },
    ],
    value: 'all',
    onChange: () => undefined,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return <ToggleButtonGroup {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof ToggleButtonGroup>
export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {}
