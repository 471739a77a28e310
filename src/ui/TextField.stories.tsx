import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './TextField.tsx'

const meta = { component: TextField, args: { label: 'Account holder' } } satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'Ada Fern' } }
export const WithHelp: Story = { args: { description: 'As it is written on the card.' } }
export const Invalid: Story = { args: { errorMessage: 'Fill in this field.' } }
