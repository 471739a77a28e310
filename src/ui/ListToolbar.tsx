import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, size, space, text } from '#src/theme/tokens.ts'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space.sm};
  padding: ${space.sm} ${space.lg};
  border-block-end: 1px solid ${color.rule};
  @media ${media.narrow} {
    padding-inline: ${space.md};
  }
`
const Count = styled.p`
  margin-inline-start: auto;
  line-height: ${size.target};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
  color: ${color.muted};
`

export interface ListToolbarProps {
  /** What it works on, for screen readers. */
  label: string
  /** What is left after searching and filtering, in words ("42 transactions"); announced as it changes. */
  result?: string | undefined
  children: ReactNode
}

/** Moves the focus to the toolbar of the panel that something stands in. */
export function focusToolbarBeside(target: Element): void {
  const toolbar = target.closest('section')?.querySelector('[data-toolbar]')
  if (toolbar instanceof HTMLElement) toolbar.focus()
}

/** The row above a list: search, filters, sorting, export. Not on paper. */
export function ListToolbar({ label, result, children }: ListToolbarProps) {
  return (
    <Bar role="group" aria-label={label} tabIndex={-1} data-toolbar data-print="hide">
      {children}
      {result !== undefined && <Count role="status">{result}</Count>}
    </Bar>
  )
}
