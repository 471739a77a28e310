import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './Disclosure.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  component: Disclosure,
  args: {
    title: "More about the payee's bank",
    summary: 'SWIFT code',
    children: <TextField label="SWIFT code" name="swift" />,
  },
} satisfies Meta<typeof Disclosure>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}
