import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { UploadField } from './UploadField.tsx'

const meta = {
  component: UploadField,
  args: { label: 'Upload proof', name: 'proof', value: undefined, onChange: () => undefined },
  render: function Controlled(args) {
    const [value, setValue] = useState<File | undefined>(args.value)
    return <UploadField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof UploadField>
export default meta

export const Empty: StoryObj<typeof meta> = {}
