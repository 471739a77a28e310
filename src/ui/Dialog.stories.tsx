import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  component: Dialog,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Leave without saving?',
    children: 'What you typed is lost.',
    actions: <Button>Stay</Button>,
  },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {}
