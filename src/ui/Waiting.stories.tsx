import type { Meta, StoryObj } from '@storybook/react-vite'
import { Waiting } from './Waiting.tsx'

const meta = { component: Waiting, args: { children: 'Checking the code' } } satisfies Meta<typeof Waiting>
export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {}
