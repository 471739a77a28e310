import { QueryErrorResetBoundary, useIsFetching } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { focusHeading } from './Page.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

export interface LoadedProps {
  /** Components that read with suspense queries; they never see missing data. */
  children: ReactNode
  /** Holds the place while loading, when the usual skeleton has the wrong shape. */
  skeleton?: ReactNode
}

/** A part of a screen that shows what the bank answers: a skeleton until it has, and a way to ask again if it has not. */
export function Loaded({ children, skeleton = <Skeleton lines={5} height={28} /> }: LoadedProps) {
  // Drawn anew with every answer. Left to itself, React keeps a skeleton for 300 ms once it stands, even an unseen one.
  useIsFetching()
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onRetry={() => {
            reset()
            focusHeading()
          }}
          fallback={(retry) => (
            <ErrorState hint="No usable answer has come from the bank. Nothing was changed." onRetry={retry} />
          )}
        >
          <Suspense fallback={skeleton}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}
