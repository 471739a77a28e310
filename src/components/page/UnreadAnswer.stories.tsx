import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnreadAnswer } from './UnreadAnswer.tsx'

const meta = { component: UnreadAnswer } satisfies Meta<typeof UnreadAnswer>
export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {}
export const WithNotice: Story = {
  args: { notice: "We couldn't load your payees. You can still enter a new one." },
}
