import type { Meta, StoryObj } from '@storybook/react-vite'
import { CoinIcon } from '#src/ui/NavigationIcons.tsx'
import { MethodList } from './MethodList.tsx'
import { cryptoSteps, unavailableMethods } from './methods.ts'

const meta = {
  component: MethodList,
  args: {
    methods: [
      {
        name: 'Crypto deposit',
        Icon: CoinIcon,
        hint: 'Arrives within an hour.',
        steps: cryptoSteps('Choose a coin'),
        to: '/',
      },
      ...unavailableMethods,
    ],
  },
} satisfies Meta<typeof MethodList>
export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {}
