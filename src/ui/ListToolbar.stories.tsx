import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExportButton } from './ExportButton.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { SearchField } from './SearchField.tsx'

const meta = {
  component: ListToolbar,
  args: {
    label: 'Transactions',
    result: '42 transactions',
    children: (
      <>
        <SearchField label="Search" value="" onChange={() => undefined} />
        <ExportButton name="transactions" csv={() => 'date,amount'} />
      </>
    ),
  },
} satisfies Meta<typeof ListToolbar>
export default meta

type Story = StoryObj<typeof meta>

export const InPanel: Story = {}
export const Bare: Story = { args: { isBare: true } }
