import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { Cluster, Columns, Stack } from './Columns.tsx'
import { Panel } from './Panel.tsx'

const meta = {
  component: Columns,
  args: {
    children: (
      <>
        <Stack>
          <Panel title="First">The first panel.</Panel>
          <Panel title="Second">The second panel.</Panel>
        </Stack>
        <Stack>
          <ul>
            <li>One point</li>
            <li>Another point</li>
          </ul>
          <Cluster>
            <Button>Send</Button>
            <Button variant="secondary">Cancel</Button>
          </Cluster>
        </Stack>
      </>
    ),
  },
} satisfies Meta<typeof Columns>
export default meta

type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const NarrowSide: Story = { args: { $hasNarrowSide: true } }
