import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChosenFile } from './ChosenFile.tsx'

const meta = {
  component: ChosenFile,
  args: { file: new File(['proof'], 'proof.txt'), onRemove: () => undefined },
} satisfies Meta<typeof ChosenFile>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithNote: Story = { args: { note: 'Made smaller before it is sent.' } }
export const LongName: Story = { args: { file: new File(['proof'], `${'proof-of-payment-'.repeat(8)}.txt`) } }
