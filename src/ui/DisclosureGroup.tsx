import type { ReactNode } from 'react'
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components/DisclosureGroup'
import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'

const Group = styled(AriaDisclosureGroup)`
  /* The arrows align with the title of the surrounding panel. */
  margin-inline: calc(-1 * ${space.md});
  > * {
    border-width: 0 0 1px;
    border-radius: 0;
  }
  > :last-child {
    border-block-end: 0;
  }
`

export interface DisclosureGroupProps {
  defaultOpen?: string | undefined
  children: ReactNode
}

/** One disclosure is open at a time. Each needs an `id`. */
export function DisclosureGroup({ defaultOpen, children }: DisclosureGroupProps) {
  return <Group {...(defaultOpen !== undefined && { defaultExpandedKeys: [defaultOpen] })}>{children}</Group>
}
