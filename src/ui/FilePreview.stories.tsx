import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilePreview } from './FilePreview.tsx'

const red = atob('R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=')
const picture = Uint8Array.from(red, (letter) => letter.charCodeAt(0))

const meta = {
  component: FilePreview,
  args: { file: new File(['proof'], 'proof.txt', { type: 'text/plain' }) },
} satisfies Meta<typeof FilePreview>
export default meta

type Story = StoryObj<typeof meta>

export const Document: Story = {}
export const Image: Story = { args: { file: new File([picture], 'red.gif', { type: 'image/gif' }) } }
