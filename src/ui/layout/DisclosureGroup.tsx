import { useState, type ReactNode } from 'react'
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components/DisclosureGroup'
import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'

const Group = styled(AriaDisclosureGroup)`
  /* Extends to the edges of the surrounding panel, with whose title the texts align. */
  --disclosure-inset: ${space.inset};
  margin-inline: calc(-1 * ${space.inset});
  > * {
    border-width: 0 0 1px;
    border-radius: 0;
  }
  > :last-child {
    margin-block-end: -${space.sm};
    border-block-end: 0;
  }
`

export interface DisclosureGroupProps {
  open?: string | undefined
  children: ReactNode
}

/** One disclosure is open at a time. Each needs an `id`. */
export function DisclosureGroup({ open = '', children }: DisclosureGroupProps) {
  const [expanded, setExpanded] = useState(new Set<string | number>([open]))
  const [asked, setAsked] = useState(open)
  if (open !== asked) {
    setAsked(open)
    if (open !== '') setExpanded(new Set([open]))
  }
  return (
    <Group expandedKeys={expanded} onExpandedChange={setExpanded}>
      {children}
    </Group>
  )
}
