import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { Cluster } from './Columns.tsx'
import * as icons from './Icon.tsx'
import * as navigationIcons from './NavigationIcons.tsx'

function Icons({ size }: icons.IconProps) {
  const all = Object.entries({ ...icons, ...navigationIcons }).filter(([name]) => name.endsWith('Icon'))
  return (
    <Cluster as="ul">
      {all.map(([name, icon]) => {
        const Icon = icon as ComponentType<icons.IconProps>
        return (
          <li key={name}>
            <Icon size={size} /> {name}
          </li>
        )
      })}
    </Cluster>
  )
}

const meta = { component: Icons, args: {} } satisfies Meta<typeof Icons>
export default meta

type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const Large: Story = { args: { size: 32 } }
