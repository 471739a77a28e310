import type { ReactNode } from 'react'
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components/DisclosureGroup'
import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'

const Group = styled(AriaDisclosureGroup)`
  display: grid;
  gap: ${space.sm};
`

export interface DisclosureGroupProps {
  /** The `id` of the disclosure that is open at first. */
  defaultOpen?: string | undefined
  children: ReactNode
}

/** Disclosures of which one is open at a time. Each needs an `id`. */
export function DisclosureGroup({ defaultOpen, children }: DisclosureGroupProps) {
  return <Group {...(defaultOpen !== undefined && { defaultExpandedKeys: [defaultOpen] })}>{children}</Group>
}
