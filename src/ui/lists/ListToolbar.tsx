import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, size, space, text } from '#src/theme/tokens.ts'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space.sm};
  padding: ${space.sm} ${space.inset};
  border-block-end: 1px solid ${color.rule};
  &[data-bare] {
    padding: 0;
    border: 0;
  }
`
const Count = styled.p`
  margin-inline-start: auto;
  line-height: ${size.target};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
  color: ${color.muted};
  @media ${media.narrow} {
    align-self: center;
    line-height: 1.5;
  }
`

export interface ListToolbarProps {
  label: string
  result?: string | undefined
  isBare?: boolean
  children: ReactNode
}

export function focusToolbarBeside(target: Element): void {
  const toolbar = target.closest(':has([data-toolbar])')?.querySelector<HTMLElement>('[data-toolbar]')
  toolbar?.focus()
}

export function ListToolbar({ label, result, isBare, children }: ListToolbarProps) {
  return (
    <Bar role="group" aria-label={label} tabIndex={-1} data-toolbar data-bare={isBare || undefined} data-print="hide">
      {children}
      {result !== undefined && <Count role="status">{result}</Count>}
    </Bar>
  )
}
