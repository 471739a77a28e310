import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from './Panel.tsx'

const meta = { component: Panel, args: { title: 'Recent transfers', children: 'Content' } } satisfies Meta<typeof Panel>
export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {}
export const Flush: Story = { args: { isFlush: true } }
