import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'

const meta = { component: Button, args: { children: 'Send' } } satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Pending: Story = { args: { isPending: true } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Wide: Story = { args: { isWide: true } }
