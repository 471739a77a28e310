import type { Meta, StoryObj } from '@storybook/react-vite'
import { use } from 'react'
import { LoadFailure } from '#src/api/outcome.ts'
import { AsyncBoundary } from './AsyncBoundary.tsx'

const never = new Promise<string>(() => undefined)

function Loading() {
  return use(never)
}
function Failing(): string {
  throw new LoadFailure('network')
}

const meta = { component: AsyncBoundary, args: { children: 'Loaded' } } satisfies Meta<typeof AsyncBoundary>
export default meta

type Story = StoryObj<typeof meta>

export const Loaded: Story = {}
export const WhileLoading: Story = { args: { children: <Loading /> } }
export const Failed: Story = { args: { children: <Failing /> } }
