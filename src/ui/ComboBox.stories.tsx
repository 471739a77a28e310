import type { Meta, StoryObj } from '@storybook/react-vite'
import { ComboBox } from './ComboBox.tsx'

const meta = {
  component: ComboBox,
  args: { label: 'Country', suggestions: ['France', 'Germany', 'Greece', 'Spain'] },
} satisfies Meta<typeof ComboBox>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const CustomValue: Story = { args: { defaultValue: 'Elsewhere' } }
export const Invalid: Story = { args: { errorMessage: 'Fill in this field.' } }
