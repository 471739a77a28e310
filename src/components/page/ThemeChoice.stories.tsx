import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeChoice } from './ThemeChoice.tsx'

const meta = { component: ThemeChoice, args: {} } satisfies Meta<typeof ThemeChoice>
export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {}
