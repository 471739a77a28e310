import type { Meta, StoryObj } from '@storybook/react-vite'
import { LongList } from './LongList.tsx'

const rows = Array.from({ length: 1000 }, (_, index) => `Entry ${index + 1}`)

const meta = {
  component: LongList<string>,
  args: {
    rows,
    children: (shown) => (
      <ul>
        {shown.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof LongList<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Long: Story = {}
export const Short: Story = { args: { rows: rows.slice(0, 3) } }
