import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { PaymentHelp } from './PaymentHelp.tsx'

const meta = {
  component: PaymentHelp,
  decorators: (Story) => (
    <MemoryRouter initialEntries={[paths.dashboard.profile()]}>
      <Story />
    </MemoryRouter>
  ),
} satisfies Meta<typeof PaymentHelp>
export default meta

type Story = StoryObj<typeof meta>

export const InTheDashboard: Story = {}
