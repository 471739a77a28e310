import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormResult } from './FormResult.tsx'

const reply = { data: {}, message: undefined, fields: [], violations: [] }

const meta = {
  component: FormResult,
  args: { outcome: { kind: 'success', ...reply }, texts: { success: 'Saved.', failure: 'Could not be saved.' } },
} satisfies Meta<typeof FormResult>
export default meta

type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const Refused: Story = { args: { outcome: { kind: 'refused', ...reply, message: 'This address is taken.' } } }
export const Unclear: Story = { args: { outcome: { kind: 'unclear', ...reply } } }
export const NoConnection: Story = { args: { outcome: { kind: 'failed', reason: 'network', mayHaveWorked: true } } }
