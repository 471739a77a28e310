import { useEffect, useEffectEvent } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Fetches code that may soon be wanted, at the next sign that somebody is there: it has come by the time they reach what
 * needs it, and nobody who only looks pays for it. Calls back when it is there; when it does not come, nothing is said
 * until it is wanted.
 */
export function useFetchedAhead<Code>(load: () => Promise<Code>, onArrival: (code: Code) => void): void {
  const arrive = useEffectEvent(onArrival)
  useEffect(() => {
    const stop = new AbortController()
    let isWanted = true
    const fetch = (): void => {
      stop.abort()
      load().then(
        (code) => isWanted && arrive(code),
        () => undefined,
      )
    }
    for (const sign of signs) addEventListener(sign, fetch, { signal: stop.signal, passive: true })
    return () => {
      isWanted = false
      stop.abort()
    }
  }, [load])
}
