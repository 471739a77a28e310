import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton, args: {} } satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Lines: Story = {}
export const Tall: Story = { args: { lines: 1, height: 160 } }
export const Columns: Story = { args: { shape: 'columns' } }
