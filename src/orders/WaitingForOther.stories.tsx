import type { Meta, StoryObj } from '@storybook/react-vite'
import { WaitingForOther } from './WaitingForOther.tsx'

const meta = {
  component: WaitingForOther,
  args: { what: 'transfer', onCancel: () => undefined },
} satisfies Meta<typeof WaitingForOther>
export default meta

export const Waiting: StoryObj<typeof meta> = {}
