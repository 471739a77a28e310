import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioCards } from './RadioCards.tsx'

const meta = {
  component: RadioCards,
  args: {
    label: 'Plan',
    name: 'plan',
    options: [
      { id: 'silver', label: 'Silver', detail: '$250.00', mark: 'Your current plan', isDisabled: true },
      { id: 'gold', label: 'Gold', detail: '$750.00' },
    ],
  },
} satisfies Meta<typeof RadioCards>
export default meta

type Story = StoryObj<typeof meta>

export const Unchosen: Story = {}
export const Chosen: Story = { args: { defaultValue: 'gold' } }
export const Invalid: Story = { args: { errorMessage: 'Select a plan' } }
