import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActionBar } from './ActionBar.tsx'
import { Button } from './Button.tsx'

const meta = {
  component: ActionBar,
  args: { summary: 'To Lena Abel', note: '$420.00', children: <Button type="submit">Continue</Button> },
} satisfies Meta<typeof ActionBar>
export default meta

type Story = StoryObj<typeof meta>

export const Compact: Story = { globals: { viewport: { value: 'mobile1' } } }
export const Wide: Story = { args: { others: <Button variant="quiet">Back</Button> } }
