import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClearFilters } from './ClearFilters.tsx'
import { NothingFound } from './NothingFound.tsx'

const meta = { component: NothingFound, args: { what: 'transactions', onClear: () => undefined } } satisfies Meta<
  typeof NothingFound
>
export default meta

type Story = StoryObj<typeof meta>

export const Standard: Story = {}
export const InPeriod: Story = {
  args: {
    where: 'in this month',
    wider: <ClearFilters onClear={() => undefined}>Search all dates (3)</ClearFilters>,
  },
}
