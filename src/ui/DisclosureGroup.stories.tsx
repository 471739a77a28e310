import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './Disclosure.tsx'
import { DisclosureGroup } from './DisclosureGroup.tsx'

const meta = {
  component: DisclosureGroup,
  args: {
    children: (
      <>
        <Disclosure id="email" title="Email">
          Change the address
        </Disclosure>
        <Disclosure id="pin" title="PIN">
          Change the four digits
        </Disclosure>
      </>
    ),
  },
} satisfies Meta<typeof DisclosureGroup>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const OneOpen: Story = { args: { open: 'pin' } }
