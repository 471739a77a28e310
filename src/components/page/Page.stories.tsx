import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { Button } from '#src/ui/Button.tsx'
import { Page } from './Page.tsx'

const meta = {
  component: Page,
  args: { title: 'Statements', children: 'The page.' },
  decorators: (Story) => (
    <MemoryRouter>
      <Story />
    </MemoryRouter>
  ),
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithActions: Story = { args: { subtitle: 'Your transactions.', actions: <Button>Print</Button> } }
