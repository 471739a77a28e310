import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Button } from '#src/ui/Button.tsx'
import { reportReplacement } from '#src/ui/imports.ts'
import { focusHeading } from './Page.tsx'

export interface LazyPart<Props> {
  /** As in "We couldn't load the chart." */
  name: string
  load: () => Promise<ComponentType<Props>>
  skeleton?: ReactNode
}

/** Reports a failed import in the part's place. Retry imports it again; `lazy` alone would keep the failure. */
export function lazyPart<Props extends object>({ name, load, skeleton }: LazyPart<Props>): ComponentType<Props> {
  const start = () => lazy(async () => ({ default: await load() }))
  let latest = start()
  return function Part(props: Props) {
    const [Code, setCode] = useState(() => latest)
    return (
      <ErrorBoundary
        onError={() => {
          latest = start()
          void reportReplacement()
        }}
        onReset={() => setCode(() => latest)}
        fallbackRender={({ resetErrorBoundary }) => (
          <p>
            <span role="alert">{`We couldn't load ${name}.`}</span>{' '}
            <Button
              variant="quiet"
              onPress={() => {
                resetErrorBoundary()
                focusHeading()
              }}
            >
              Retry
            </Button>
          </p>
        )}
      >
        <Suspense fallback={skeleton}>
          <Code {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
