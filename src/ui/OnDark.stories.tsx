import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { OnDark } from './OnDark.tsx'

const meta = {
  component: OnDark,
  args: {
    children: (
      <div style={{ padding: 24, background: 'var(--color-hero)' }}>
        <p>Available balance</p>
        <Button variant="secondary">Send</Button>
      </div>
    ),
  },
} satisfies Meta<typeof OnDark>
export default meta

export const Standard: StoryObj<typeof meta> = {}
