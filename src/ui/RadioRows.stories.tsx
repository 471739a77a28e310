import type { Meta, StoryObj } from '@storybook/react-vite'
import { Monogram } from './Monogram.tsx'
import { RadioRows } from './RadioRows.tsx'

const meta = {
  component: RadioRows,
  args: {
    label: 'Who are you paying?',
    name: 'payee',
    onChosen: () => undefined,
    options: ['Lena Abel', 'Ben Okafor'].map((name) => ({
      id: name,
      icon: <Monogram name={name} />,
      label: name,
      note: '5500112233 · Meridian Mutual',
    })),
  },
} satisfies Meta<typeof RadioRows>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Chosen: Story = { args: { defaultValue: 'Lena Abel' } }
export const Invalid: Story = { args: { errorMessage: 'Choose who you are paying' } }
