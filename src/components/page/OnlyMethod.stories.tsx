import type { Meta, StoryObj } from '@storybook/react-vite'
import { CoinIcon } from '#src/ui/NavigationIcons.tsx'
import { cryptoSteps } from './methods.ts'
import { OnlyMethod } from './OnlyMethod.tsx'

const meta = {
  component: OnlyMethod,
  args: {
    name: 'Crypto Deposit',
    Icon: CoinIcon,
    hint: 'Pay in with cryptocurrency',
    steps: cryptoSteps({ name: 'Choose a coin', hint: 'Each coin has its own address.' }),
    to: '/',
  },
  decorators: (Story) => (
    <ul>
      <Story />
    </ul>
  ),
} satisfies Meta<typeof OnlyMethod>
export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {}

export const WithChoice: Story = {
  args: {
    choice: {
      label: 'How long?',
      isExplained: true,
      options: [
        { value: '3', label: '3 months', explanation: 'Your money stays locked for 3 months.' },
        { value: '12', label: '12 months', explanation: 'Your money stays locked for 12 months.' },
      ],
    },
  },
}

export const Loading: Story = { args: { choice: { label: 'How long?', isExplained: true, options: undefined } } }
