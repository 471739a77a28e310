import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilePreview } from './FilePreview.tsx'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="teal"/></svg>'

const meta = {
  component: FilePreview,
  args: { file: new File(['proof'], 'proof.txt', { type: 'text/plain' }) },
} satisfies Meta<typeof FilePreview>
export default meta

type Story = StoryObj<typeof meta>

export const Document: Story = {}
export const Image: Story = { args: { file: new File([drawing], 'drawing.svg', { type: 'image/svg+xml' }) } }
