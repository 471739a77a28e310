import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { HelpLink } from './HelpLink.tsx'

const meta = {
  component: HelpLink,
  decorators: (Story) => (
    <MemoryRouter initialEntries={[paths.dashboard.profile()]}>
      <Story />
    </MemoryRouter>
  ),
} satisfies Meta<typeof HelpLink>
export default meta

type Story = StoryObj<typeof meta>

export const InTheDashboard: Story = {}
