import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShortcutsChoice } from './ShortcutsChoice.tsx'

const meta = { component: ShortcutsChoice, args: {} } satisfies Meta<typeof ShortcutsChoice>
export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {}
