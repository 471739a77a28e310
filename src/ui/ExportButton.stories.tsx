import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExportButton } from './ExportButton.tsx'

const meta = { component: ExportButton, args: { name: 'transactions', csv: () => 'date,amount' } } satisfies Meta<
  typeof ExportButton
>
export default meta

type Story = StoryObj<typeof meta>

export const Enabled: Story = {}
export const Disabled: Story = { args: { isDisabled: true } }
