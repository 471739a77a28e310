import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './Link.tsx'

const meta = { component: Link, args: { href: '#', children: 'Read more' } } satisfies Meta<typeof Link>
export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {}
export const Disabled: Story = { args: { isDisabled: true } }
