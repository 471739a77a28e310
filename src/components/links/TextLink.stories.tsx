import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from './TextLink.tsx'

const meta = { component: TextLink, args: { to: '/', children: 'Your transactions' } } satisfies Meta<typeof TextLink>
export default meta

type Story = StoryObj<typeof meta>

export const Inside: Story = {}
export const Elsewhere: StoryObj = {
  render: () => (
    <TextLink href="https://wa.me/1234567890" target="_blank">
      WhatsApp
    </TextLink>
  ),
}
