import { useEffect, useState } from 'react'
import { idleness } from '#src/session/idle.ts'
import type { Idleness } from '#src/session/idle.ts'
import { lastActivity, noteActivity } from '#src/session/session.ts'
import { subscribe } from '#src/session/storage.ts'

/** What counts as being there. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** Activity is noted at most so often: the note goes to storage and from there to every tab. */
const noteEveryMs = 1000

/**
 * Follows how long the customer has done nothing, over all tabs. Being active counts until the warning stands; from then
 * on only `noteActivity` does, for a hand that brushes the mouse is no answer. `minutes` is the limit, above 0.
 */
export function useIdleness(minutes: number): Idleness {
  const [state, setState] = useState(() => stateAt(Date.now(), minutes))
  const isActive = state.kind === 'active'

  // Coming here is a sign of life, too.
  useEffect(() => noteActivity(Date.now()), [])

  // The clock is asked again and again rather than trusted once: timers sleep while the machine does.
  useEffect(() => {
    const check = (): void => setState(stateAt(Date.now(), minutes))
    const delayMs = state.kind === 'active' ? Math.max(state.checkAt - Date.now(), 0) : 1000
    const timer = setTimeout(check, delayMs)
    addEventListener('visibilitychange', check)
    const unsubscribe = subscribe(check)
    return () => {
      clearTimeout(timer)
      removeEventListener('visibilitychange', check)
      unsubscribe()
    }
  }, [state, minutes])

  useEffect(() => {
    if (!isActive) return undefined
    const note = (): void => {
      const now = Date.now()
      if (now - lastActivity(0) >= noteEveryMs) noteActivity(now)
    }
    for (const sign of signs) addEventListener(sign, note, { capture: true, passive: true })
    return () => {
      for (const sign of signs) removeEventListener(sign, note, { capture: true })
    }
  }, [isActive])

  return state
}

function stateAt(now: number, minutes: number): Idleness {
  return idleness(lastActivity(now), now, minutes)
}
