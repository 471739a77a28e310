import type { Meta, StoryObj } from '@storybook/react-vite'
import { SmallText } from './SmallText.tsx'

const meta = {
  component: SmallText,
  args: { children: 'Nothing is sent before you confirm.' },
} satisfies Meta<typeof SmallText>
export default meta

export const Default: StoryObj<typeof meta> = {}
