import type { Meta, StoryObj } from '@storybook/react-vite'
import { use } from 'react'
import { AsyncBoundary } from './AsyncBoundary.tsx'

const never = new Promise<string>(() => undefined)

function Loading() {
  return use(never)
}

const meta = { component: AsyncBoundary, args: { children: 'Loaded' } } satisfies Meta<typeof AsyncBoundary>
export default meta

type Story = StoryObj<typeof meta>

export const Loaded: Story = {}
export const WhileLoading: Story = { args: { children: <Loading /> } }
// The failure has its story in ErrorState: Storybook reports every error as its own.
