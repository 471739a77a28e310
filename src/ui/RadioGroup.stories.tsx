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
export const Chosen: Story = { args: { defaultValue: 'passport' } }
export const Invalid: Story = { args: { errorMessage: 'Fill in this field.' } }
