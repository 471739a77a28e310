import type { Meta, StoryObj } from '@storybook/react-vite'
import { DescriptionList } from './DescriptionList.tsx'

const meta = {
  component: DescriptionList,
  args: {
    rows: [
      { term: 'Bank', detail: 'Harbour Trust' },
      { term: 'Account', detail: '1234567890', copyValue: '1234567890' },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {}
