import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  component: RadioGroup,
  args: {
    label: 'Document',
    name: 'document',
    options: [
      { id: 'passport', label: 'Passport' },
      { id: 'licence', label: 'Driving licence' },
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta

type Story = StoryObj<typeof meta>

export const Unchosen: Story = {}
export const WithFigures: Story = {
  args: {
    label: 'Plan',
    options: [
      { id: 'silver', label: 'Silver', note: 'Your current plan', detail: '$250.00', isDisabled: true },
      { id: 'gold', label: 'Gold', note: '12 months', detail: '$750.00' },
    ],
  },
}
export const Chosen: Story = { args: { defaultValue: 'passport' } }
export const Invalid: Story = { args: { errorMessage: 'Fill in this field.' } }
