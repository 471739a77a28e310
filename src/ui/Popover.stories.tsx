import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  component: Popover,
  args: {
    trigger: (props) => <Button {...props}>Your account</Button>,
    children: 'Entries',
    isOpen: false,
    open: () => undefined,
    close: () => undefined,
  },
} satisfies Meta<typeof Popover>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}
