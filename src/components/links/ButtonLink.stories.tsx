import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from './ButtonLink.tsx'

const meta = { component: ButtonLink, args: { to: '/', children: 'Send money' } } satisfies Meta<typeof ButtonLink>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Wide: Story = { args: { isWide: true } }
