import type { Meta, StoryObj } from '@storybook/react-vite'
import * as z from 'zod/mini'
import { PinForm } from './PinForm.tsx'

const meta = {
  component: PinForm,
  args: {
    label: 'PIN',
    schema: z.object({ pin: z.string().check(z.length(4)) }),
    isPending: false,
    onEnter: () => undefined,
  },
} satisfies Meta<typeof PinForm>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Pending: Story = { args: { isPending: true } }
export const Invalid: Story = { args: { errorMessage: 'Invalid Pin' } }
