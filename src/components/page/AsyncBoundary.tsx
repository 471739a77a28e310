import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useReachable } from '#src/api/reachable.ts'
import { LoadFailure } from '#src/api/reading/outcome.ts'
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

/** The delay before the one automatic retry after a timeout. */
const retryTimeoutMs = 15_000

export function AsyncBoundary(props: AsyncBoundaryProps) {
  const { children, skeleton = <Skeleton lines={5} height={28} />, failure } = props
  const [timeouts, setTimeouts] = useState(0)
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          onError={(error) => setTimeouts((count) => (isTimeout(error) ? count + 1 : count))}
          fallbackRender={(error) => (
            <LoadError
              {...error}
              isRetriedByItself={timeouts < 2}
              onPress={() => setTimeouts(0)}
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

function isTimeout(error: unknown): boolean {
  return error instanceof LoadFailure && error.reason === 'timeout'
}

interface LoadErrorProps extends FallbackProps, Required<Pick<AsyncBoundaryProps, 'failure'>> {
  /** False after two timeouts, so that a slow response is not requested forever. */
  isRetriedByItself: boolean
  onPress: () => void
}

function LoadError({ error, resetErrorBoundary, isRetriedByItself, onPress, failure }: LoadErrorProps) {
  const isReachable = useReachable()
  const isShown = useShown()
  const [wasReachable] = useState(isReachable)
  const isBack = isReachable && !wasReachable
  const retry = useEffectEvent(() => resetErrorBoundary())
  const delayMs = !isRetriedByItself ? undefined : isBack ? 0 : isTimeout(error) ? retryTimeoutMs : undefined
  useEffect(() => {
    if (delayMs === undefined || !isShown) return undefined
    const timer = setTimeout(retry, delayMs)
    return () => clearTimeout(timer)
  }, [delayMs, isShown])
  return failure(() => {
    onPress()
    resetErrorBoundary()
    focusHeading()
  })
}
