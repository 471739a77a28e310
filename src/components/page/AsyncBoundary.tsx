import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useReachable } from '#src/api/reachable.ts'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { focusHeading } from './Page.tsx'

export interface AsyncBoundaryProps {
  /** Components that read with suspense queries; they never see missing data. */
  children: ReactNode
  /** Holds the place while loading, when the usual skeleton has the wrong shape. */
  skeleton?: ReactNode
}

/** A part of a page that shows loaded data: a skeleton until it has arrived, and a way to try again if it has not. */
export function AsyncBoundary({ children, skeleton = <Skeleton lines={5} height={28} /> }: AsyncBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary onReset={reset} FallbackComponent={LoadError}>
          <Suspense fallback={skeleton}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

/** Tries again at a press, and by itself once the bank can be reached again. */
function LoadError({ resetErrorBoundary }: FallbackProps) {
  const isReachable = useReachable()
  const wasReachable = useRef(isReachable)
  useEffect(() => {
    if (isReachable && !wasReachable.current) resetErrorBoundary()
    wasReachable.current = isReachable
  }, [isReachable, resetErrorBoundary])
  return (
    <ErrorState
      help={<HelpLink />}
      onRetry={() => {
        resetErrorBoundary()
        focusHeading()
      }}
    />
  )
}
