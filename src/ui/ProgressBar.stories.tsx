import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar.tsx'

const meta = { component: ProgressBar, args: { label: 'Upload', value: 0.4 } } satisfies Meta<typeof ProgressBar>
export default meta

type Story = StoryObj<typeof meta>

export const Started: Story = {}
export const Done: Story = { args: { value: 1 } }
