import type { ReactNode } from 'react'
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components/DisclosureGroup'
import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'

const Group = styled(AriaDisclosureGroup)`
  /* The arrows are below the title of the panel around it. */
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
  /** The `id` of the disclosure that is open at first. */
  defaultOpen?: string | undefined
  children: ReactNode
}

/** Disclosures of which one is open at a time, with a line between them. Each needs an `id`. */
export function DisclosureGroup({ defaultOpen, children }: DisclosureGroupProps) {
  return <Group {...(defaultOpen !== undefined && { defaultExpandedKeys: [defaultOpen] })}>{children}</Group>
}
