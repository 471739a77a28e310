import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './Avatar.tsx'

const meta = { component: Avatar, args: { name: 'Ada Fern' } } satisfies Meta<typeof Avatar>
export default meta

type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const Large: Story = { args: { size: 96 } }
