import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconLine } from './IconLine.tsx'
import { ChevronRightIcon, CoinIcon } from './NavigationIcons.tsx'

const meta = {
  component: IconLine,
  args: { Icon: CoinIcon, title: 'Crypto Deposit', children: 'Pay in with cryptocurrency' },
} satisfies Meta<typeof IconLine>
export default meta

type Story = StoryObj<typeof meta>

export const Grey: Story = {}
export const Brand: Story = { args: { tone: 'brand', end: <ChevronRightIcon /> } }
