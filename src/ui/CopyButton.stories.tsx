import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from './CopyButton.tsx'

const meta = { component: CopyButton, args: { value: '1234567890', what: 'account number' } } satisfies Meta<
  typeof CopyButton
>
export default meta

type Story = StoryObj<typeof meta>

export const Enabled: Story = {}
export const NothingToCopy: Story = { args: { value: undefined } }
