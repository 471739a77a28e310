import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from './Banner.tsx'

const meta = { component: Banner, args: { tone: 'info', children: 'The rate is the bank\u2019s.' } } satisfies Meta<
  typeof Banner
>
export default meta

type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success' } }
export const Warning: Story = { args: { tone: 'warning' } }
export const Danger: Story = { args: { tone: 'danger' } }
