import { t } from '@lingui/core/macro'
import { useState, type ReactNode } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius } from '#src/theme/tokens.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

const show = keyframes`
  to { visibility: visible; }
`
const pulse = keyframes`
  50% { opacity: 0.5; }
`
/** Invisible for 300 ms, except on the first page: most responses have arrived by then, and a flicker looks slow. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &:not([data-at-once]) {
    visibility: hidden;
    animation: ${show} 0s 300ms forwards;
  }
`
const bar = css`
  background: ${color.rule};
  color: transparent;
  forced-color-adjust: none;
  @media ${media.motion} {
    animation: ${pulse} 1.6s ease-in-out 300ms infinite;
  }
`
const texts = ':is(a, b, bdi, dd, h3, p, small, span, time)'
/** The innermost texts become bars of their own width, and so do controls. Headings and labels stay. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${texts} {
    color: transparent;
  }
  ${texts}:not(:has(*), :empty, [aria-hidden], button *, ${VisuallyHidden}) {
    justify-self: start;
    width: fit-content;
    clip-path: inset(calc(50% - 0.4em) 0 round ${radius.small});
    ${bar}
  }
  :is(input, button, span[aria-hidden]:not(:has(span))) {
    border-color: transparent;
    box-shadow: none;
    ${bar}
    &::placeholder {
      color: transparent;
    }
  }
  svg {
    visibility: hidden;
  }
`
const Block = styled.div`
  border-radius: ${radius.control};
  ${bar}
`

/** Any text as long as most, where a part needs one. Nobody sees or hears it. */
export const awaited = 'Not loaded yet'

/** A local day: a page is built alike in every time zone. */
export const awaitedDate = new Date(2026, 0, 1).getTime()

export interface SkeletonProps {
  /** Of one block, for what is not worth its own parts. */
  height?: number
  /** The page's own parts, with any values: they take the room that they take later. */
  children?: ReactNode
}

export function Skeleton({ height, children = <Block style={{ height }} /> }: SkeletonProps) {
  const [isFirstPage] = useState(
    () => typeof document === 'undefined' || !('hydrated' in document.documentElement.dataset),
  )
  return (
    <Frame role="status" aria-busy="true" data-at-once={isFirstPage || undefined}>
      <VisuallyHidden>{t`Loading`}</VisuallyHidden>
      <Parts inert aria-hidden="true">
        {children}
      </Parts>
    </Frame>
  )
}
