import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = {
  component: ErrorSummary,
  args: {
    errors: { bank: 'Enter the bank', account: 'Enter the account number' },
    labelOf: (name) => (name === 'bank' ? 'Bank' : 'Account number'),
    summaryRef: createRef<HTMLDivElement>(),
    onChoose: () => undefined,
  },
} satisfies Meta<typeof ErrorSummary>
export default meta

type Story = StoryObj<typeof meta>

export const TwoFields: Story = {}
