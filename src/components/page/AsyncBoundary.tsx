import { t } from '@lingui/core/macro'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { useReachable } from '#src/api/reachable.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useIsLong, useShown } from '#src/ui/hooks.ts'
import { SmallText } from '#src/ui/text/Text.tsx'
import { ErrorState } from './ErrorState.tsx'
import { focusHeading } from './Page.tsx'

export interface AsyncBoundaryProps {
  children: ReactNode
  skeleton?: ReactNode
  /** Replaces the notice, for a page that has parts to show without the response. */
  failure?: (retry: () => void) => ReactNode
}

export function AsyncBoundary(props: AsyncBoundaryProps) {
  const { children, skeleton = <Skeleton height={180} />, failure = loadError } = props
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary onReset={reset} fallbackRender={(error) => <LoadError {...error} failure={failure} />}>
          <Suspense fallback={<Loading>{skeleton}</Loading>}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  )
}

const loadError = (retry: () => void) => <ErrorState onRetry={retry} />

function Loading({ children }: { children: ReactNode }) {
  const isLong = useIsLong()
  return (
    <>
      {isLong && <SmallText role="status">{t`It takes longer than usual. Still loading.`}</SmallText>}
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
