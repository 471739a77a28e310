import { useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space } from '#src/theme/tokens.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

const show = keyframes`
  to { visibility: visible; }
`
const pulse = keyframes`
  50% { opacity: 0.5; }
`
/** Invisible for 300 ms, except on the first page: most responses have arrived by then, and a flicker looks slow. */
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  &:not([data-at-once]) {
    visibility: hidden;
    animation: ${show} 0s 300ms forwards;
  }
`
const Bar = styled.span`
  display: block;
  border-radius: ${radius.small};
  background: ${color.rule};
  @media ${media.motion} {
    animation: ${pulse} 1.6s ease-in-out 300ms infinite;
  }
  /* Excludes a single bar, which follows the hidden text. */
  &:last-of-type:not(:nth-of-type(2)) {
    width: 62%;
  }
`

const Field = styled.span`
  display: grid;
  gap: ${space.xxs};
  max-width: 40rem;
  margin-block-end: ${space.sm};
`

const Row = styled.span`
  display: grid;
  grid-template-columns: ${size.disc} minmax(0, 1fr);
  align-content: center;
  gap: ${space.xs} ${space.sm};
  min-height: 3rem;
  > :first-child {
    grid-row: span 2;
    height: ${size.disc};
    border-radius: 50%;
  }
  > :not(:first-child) {
    height: 12px;
    max-width: 16rem;
  }
  &[data-columns] {
    @media ${media.wide} {
      grid-template-columns: ${size.disc} 15rem minmax(0, 1fr);
      align-items: center;
      > :first-child {
        grid-row: auto;
      }
    }
  }
`

export interface SkeletonProps {
  /** A row has a disc and two lines, which `columns` shows beside each other in a wide window. */
  shape?: 'lines' | 'rows' | 'columns' | 'form' | undefined
  lines?: number | undefined
  height?: number | undefined
}

export function Skeleton({ shape = 'lines', lines = 3, height = 20 }: SkeletonProps) {
  const [isFirstPage] = useState(
    () => typeof document === 'undefined' || !('hydrated' in document.documentElement.dataset),
  )
  return (
    <Frame role="status" aria-busy="true" data-at-once={isFirstPage || undefined}>
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) =>
        shape === 'form' ? (
          <Field key={index}>
            <Bar style={{ height: 14, width: '7rem' }} />
            <Bar style={{ height: 44, width: '100%' }} />
          </Field>
        ) : shape === 'rows' || shape === 'columns' ? (
          <Row key={index} data-columns={shape === 'columns' || undefined}>
            <Bar />
            <Bar />
            <Bar />
          </Row>
        ) : (
          <Bar key={index} style={{ height }} />
        ),
      )}
      {shape === 'form' && <Bar style={{ height: 44, width: '9rem' }} />}
    </Frame>
  )
}
