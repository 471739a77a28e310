import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { FormFrame } from './FormFrame.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  component: FormFrame,
  args: {
    onSubmit: () => undefined,
    children: (
      <>
        <TextField label="Bank" name="bank" />
        <TextField label="Account number" name="account" />
        <Button type="submit">Send</Button>
      </>
    ),
  },
} satisfies Meta<typeof FormFrame>
export default meta

type Story = StoryObj<typeof meta>

export const Valid: Story = {}
export const Invalid: Story = { args: { errors: { bank: 'Enter the bank', account: 'Enter the account number' } } }
