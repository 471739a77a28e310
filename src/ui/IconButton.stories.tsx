import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from './IconButton.tsx'
import { CloseIcon } from './NavigationIcons.tsx'

const meta = { component: IconButton, args: { label: 'Close', children: <CloseIcon /> } } satisfies Meta<
  typeof IconButton
>
export default meta

type Story = StoryObj<typeof meta>

export const Enabled: Story = {}
export const Disabled: Story = { args: { isDisabled: true } }
