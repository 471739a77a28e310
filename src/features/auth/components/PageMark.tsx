import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, size, space } from '#src/theme/tokens.ts'

const Disc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${size.target};
  height: ${size.target};
  margin-inline-end: ${space.xs};
  border-radius: ${radius.pill};
  background: ${color.brandTint};
  color: ${color.link};
  &[data-waiting] {
    background: ${color.warningTint};
    color: ${color.warning};
  }
`

export interface PageMarkProps {
  isWaiting?: boolean
  children: ReactNode
}

export function PageMark({ isWaiting = false, children }: PageMarkProps) {
  return <Disc data-waiting={isWaiting || undefined}>{children}</Disc>
}
