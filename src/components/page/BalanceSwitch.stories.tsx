import type { Meta, StoryObj } from '@storybook/react-vite'
import { BalanceSwitch } from './BalanceSwitch.tsx'

const meta = { component: BalanceSwitch, args: { isHidden: true } } satisfies Meta<typeof BalanceSwitch>
export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Shown: Story = { args: { isHidden: false } }
