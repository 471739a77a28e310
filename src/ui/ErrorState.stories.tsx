import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorState } from './ErrorState.tsx'

const meta = { component: ErrorState, args: { onRetry: () => undefined } } satisfies Meta<typeof ErrorState>
export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {}
