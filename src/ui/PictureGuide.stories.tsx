import type { Meta, StoryObj } from '@storybook/react-vite'
import { PictureGuide } from './PictureGuide.tsx'

const meta = {
  component: PictureGuide,
  args: { shape: 'card', children: 'All four corners in the frame' },
  decorators: (Story) => (
    <div style={{ display: 'flex', padding: 16, background: 'var(--color-hero)' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof PictureGuide>
export default meta

type Story = StoryObj<typeof meta>

export const Card: Story = {}
export const Face: Story = { args: { shape: 'face', children: 'Just you, facing the camera' } }
