import type { Meta, StoryObj } from '@storybook/react-vite'
import { Drawer } from './Drawer.tsx'
import { DrawerHead } from './DrawerHead.tsx'

const meta = {
  component: Drawer,
  args: { isOpen: true, onClose: () => undefined, label: 'Menu', children: 'Content' },
} satisfies Meta<typeof Drawer>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const AtTheEnd: Story = {
  args: {
    label: 'Filter',
    placement: 'end',
    children: <DrawerHead title="Filter" closeLabel="Close filter" onClose={() => undefined} />,
  },
}
