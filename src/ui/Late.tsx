import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { notify } from './toast.ts'

export interface LateProps<Props extends object> {
  /** Fetches what is to be drawn. The same function at every render. */
  load: () => Promise<ComponentType<Props>>
  /** What it is drawn with. */
  props: Props
  /** Stands in its place until it is there, and for good when it does not come. */
  fallback?: ReactNode
  /** Called when it did not come: let go of it here, so that it is asked for again when it is next wanted. */
  onMissing?: (() => void) | undefined
}

/**
 * A part that is fetched when it is first wanted. Should it not arrive (the network is gone, or a newer version has taken
 * its place), the customer is told and everything around it stays as it is. Each mount is a new attempt.
 */
export function Late<Props extends object>({ onMissing, ...arriving }: LateProps<Props>) {
  const { fallback } = arriving
  return (
    <ErrorBoundary fallback={() => <Missing fallback={fallback} onMissing={onMissing} />}>
      <Arriving {...arriving} />
    </ErrorBoundary>
  )
}

/** Not React's Suspense, which holds back what arrives until its fallback has stood for 300 ms. */
function Arriving<Props extends object>({ load, props, fallback }: Omit<LateProps<Props>, 'onMissing'>) {
  const [arrival, setArrival] = useState<{ Part: ComponentType<Props> } | { error: unknown }>()
  useEffect(() => {
    let isWanted = true
    load().then(
      (Part) => isWanted && setArrival({ Part }),
      (error: unknown) => isWanted && setArrival({ error }),
    )
    return () => {
      isWanted = false
    }
  }, [load])
  if (arrival === undefined) return fallback
  if ('error' in arrival) throw arrival.error
  return createElement<Props>(arrival.Part, props)
}

const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * For the control that may ask for a part: fetches it at the next sign that somebody is there, so that it has come by the
 * time they reach the control. Nobody who only looks pays for it.
 */
export function useFetchedAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const stop = new AbortController()
    const fetch = (): void => {
      stop.abort()
      // Should it fail, it is asked for again when it is wanted.
      load().catch(() => undefined)
    }
    for (const sign of signs) addEventListener(sign, fetch, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [load])
}

function Missing({ fallback, onMissing }: Pick<LateProps<object>, 'fallback' | 'onMissing'>) {
  const [tell] = useState(() => onMissing)
  useEffect(() => {
    notify.error('That part of the page could not be fetched. Please try again.')
    tell?.()
  }, [tell])
  return fallback
}
