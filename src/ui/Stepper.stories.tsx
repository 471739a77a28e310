import type { Meta, StoryObj } from '@storybook/react-vite'
import { OnDark } from './OnDark.tsx'
import { Stepper } from './Stepper.tsx'

const meta = {
  component: Stepper,
  args: { label: 'Steps of the transfer', steps: ['Details', 'Check', 'PIN'], current: 1, look: 'bars' },
} satisfies Meta<typeof Stepper>
export default meta

type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const First: Story = { args: { current: 0 } }
export const Finished: Story = { args: { current: 3 } }
export const Panel: Story = {
  args: { look: 'panel', notes: ['Your name', 'The code', 'Four digits'] },
  decorators: (Story) => (
    <div style={{ padding: 24, background: 'var(--color-hero)' }}>
      <OnDark>
        <Story />
      </OnDark>
    </div>
  ),
}
