import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = { component: Tooltip, args: { text: 'Close', children: <Button>Hover or focus</Button> } } satisfies Meta<
  typeof Tooltip
>
export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {}
