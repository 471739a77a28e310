import { QueryErrorResetBoundary, useIsFetching } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useReachable } from '#src/api/reachable.ts'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useIsLong, useShown } from '#src/ui/hooks.ts'
import { SmallText } from '#src/ui/text/Text.tsx'
import { focusHeading } from './Page.tsx'

export interface AsyncBoundaryProps {
  children: ReactNode
  skeleton?: ReactNode
  /** Replaces the notice, for a page that has parts to show without the response. */
  failure?: (retry: () => void) => ReactNode
}

export function AsyncBoundary(props: AsyncBoundaryProps) {
  const { children, skeleton = <Skeleton height={180} />, failure } = props
  // Renders at each answer. React's own retry waits until 300 ms after the skeleton.
  useIsFetching()
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          fallbackRender={(error) => (
            <LoadError
              {...error}
              failure={failure ?? ((retry) => <ErrorState help={<HelpLink />} onRetry={retry} />)}
            />
          )}
        >
          <Suspense fallback={<Loading>{skeleton}</Loading>}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

function Loading({ children }: { children: ReactNode }) {
  const isLong = useIsLong()
  return (
    <>
      {isLong && <SmallText role="status">It takes longer than usual. Still loading.</SmallText>}
      {children}
    </>
  )
}

interface LoadErrorProps extends FallbackProps, Required<Pick<AsyncBoundaryProps, 'failure'>> {}

/** Retries by itself once the bank is reachable again. */
function LoadError({ resetErrorBoundary, failure }: LoadErrorProps) {
  const isReachable = useReachable()
  const isShown = useShown()
  const [wasReachable] = useState(isReachable)
  const retry = useEffectEvent(() => resetErrorBoundary())
  const isBack = isReachable && !wasReachable && isShown
  useEffect(() => {
    if (isBack) retry()
  }, [isBack])
  return failure(() => {
    resetErrorBoundary()
    focusHeading()
  })
}
