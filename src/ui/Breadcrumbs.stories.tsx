import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = {
  component: Breadcrumbs,
  args: { parent: { title: 'Add funds', href: '#' }, title: 'Crypto deposit' },
} satisfies Meta<typeof Breadcrumbs>
export default meta

export const Standard: StoryObj<typeof meta> = {}
