import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { SubPage } from './SubPage.tsx'

const meta = {
  component: SubPage,
  args: { title: 'Crypto deposit', parent: { title: 'Add funds', href: '/' }, children: 'The page.' },
  decorators: (Story) => (
    <MemoryRouter>
      <Story />
    </MemoryRouter>
  ),
} satisfies Meta<typeof SubPage>
export default meta

export const Standard: StoryObj<typeof meta> = {}
