import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { redirectMs } from '#src/texts/delays.ts'
import { TimedRedirect } from './TimedRedirect.tsx'

const meta = {
  component: TimedRedirect,
  args: { to: '/', afterMs: redirectMs.long, destination: 'dashboard' },
  decorators: (Story) => (
    <MemoryRouter>
      <Story />
    </MemoryRouter>
  ),
} satisfies Meta<typeof TimedRedirect>
export default meta

export const Standard: StoryObj<typeof meta> = {}
