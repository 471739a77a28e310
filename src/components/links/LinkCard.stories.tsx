import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { CoinIcon } from '#src/ui/NavigationIcons.tsx'
import { LinkCard } from './LinkCard.tsx'

const meta = {
  component: LinkCard,
  args: { name: 'Crypto Deposit', hint: 'Pay in with cryptocurrency', Icon: CoinIcon, to: paths.dashboard.home() },
  decorators: (Story) => (
    <MemoryRouter>
      <ul>
        <Story />
      </ul>
    </MemoryRouter>
  ),
} satisfies Meta<typeof LinkCard>
export default meta

type Story = StoryObj<typeof meta>

export const Alone: Story = {}
export const WithMore: Story = { args: { children: 'Choose a coin' } }
