import type { Meta, StoryObj } from '@storybook/react-vite'
import { NothingFound } from './NothingFound.tsx'

const meta = { component: NothingFound, args: { what: 'transactions', onClear: () => undefined } } satisfies Meta<
  typeof NothingFound
>
export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {}
