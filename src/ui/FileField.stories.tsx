import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { FileField } from './FileField.tsx'
import { PictureGuide } from './PictureGuide.tsx'

const meta = {
  component: FileField,
  args: { label: 'Upload proof', value: undefined, onChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState<File | undefined>(args.value)
    return <FileField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof FileField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { value: new File(['proof'], 'proof.txt', { type: 'text/plain' }) } }
export const Invalid: Story = { args: { errorMessage: 'Fill in this field.' } }
export const Guided: Story = {
  args: {
    guide: (description) => <PictureGuide shape="card">{description}</PictureGuide>,
    description: 'All four corners in the frame',
  },
}
