import { useEffect } from 'react'
import { fetchAhead } from '#src/lib/fetchAhead.ts'

const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Fetches code that may soon be wanted, at the next sign that somebody is there: it has come by the time they reach what
 * needs it, and nobody who only looks pays for it.
 */
export function useFetchedAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    const stop = new AbortController()
    const fetch = (): void => {
      stop.abort()
      fetchAhead(load)
    }
    for (const sign of signs) addEventListener(sign, fetch, { signal: stop.signal, passive: true })
    return () => stop.abort()
  }, [load])
}
