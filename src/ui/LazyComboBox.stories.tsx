import type { Meta, StoryObj } from '@storybook/react-vite'
import { LazyComboBox } from './LazyComboBox.tsx'

const meta = {
  component: LazyComboBox,
  args: { name: 'country', label: 'Country', suggestions: ['France', 'Germany', 'Greece', 'Spain'] },
} satisfies Meta<typeof LazyComboBox>
export default meta

export const Standard: StoryObj<typeof meta> = {}
