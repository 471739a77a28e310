import type { Meta, StoryObj } from '@storybook/react-vite'
import { VirtualList } from './VirtualList.tsx'

const meta = {
  component: VirtualList,
  args: {
    label: 'Transactions',
    count: 100_000,
    rowHeight: '56px',
    renderRow: (index) => <p>Transaction {index + 1}</p>,
  },
} satisfies Meta<typeof VirtualList>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithHeadings: Story = {
  args: {
    groups: [
      { label: 'June', count: 40 },
      { label: 'May', count: 60 },
    ],
    count: 100,
    headingHeight: '48px',
    renderHeading: (group) => <h2>{['June', 'May'][group]}</h2>,
  },
}
