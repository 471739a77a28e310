import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './Checkbox.tsx'

const meta = { component: Checkbox, args: { children: 'Remember me' } } satisfies Meta<typeof Checkbox>
export default meta

type Story = StoryObj<typeof meta>

export const Unticked: Story = {}
export const Ticked: Story = { args: { isSelected: true } }
export const Invalid: Story = { args: { errorMessage: 'Fill in this field.' } }
