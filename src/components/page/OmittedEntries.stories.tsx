import type { Meta, StoryObj } from '@storybook/react-vite'
import { OmittedEntries } from './OmittedEntries.tsx'

const meta = {
  component: OmittedEntries,
  args: { list: 'transactions', violations: [{ path: 'transactions[3]', effect: 'omitted' }] },
} satisfies Meta<typeof OmittedEntries>
export default meta

export const Standard: StoryObj<typeof meta> = {}
