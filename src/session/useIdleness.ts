import { useEffect, useState } from 'react'
import { idleness, type Idleness } from './idle.ts'
import { lastActivity, noteActivity } from './session.ts'
import { subscribe } from './storage.ts'

const activity = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** How often a tab stores activity at most, since storage notifies every tab. */
const noteEveryMs = 1000

/** `setTimeout` fires at once for a longer delay. */
const longestDelayMs = 2 ** 31 - 1

/** During the warning only `noteActivity` counts: moving the mouse must not extend the session. `minutes` is above 0. */
export function useIdleness(minutes: number): Idleness {
  const [state, setState] = useState(() => stateAt(Date.now(), minutes))
  const isActive = state.kind === 'active'

  // Opening the page counts as activity, unless the session's limit has passed.
  useEffect(() => {
    const now = Date.now()
    if (stateAt(now, minutes).kind === 'active') noteActivity(now)
  }, [minutes])

  // Polls the clock: timers stop while the machine sleeps.
  useEffect(() => {
    const check = (): void => setState(stateAt(Date.now(), minutes))
    const delayMs = state.kind === 'active' ? Math.min(Math.max(state.checkAt - Date.now(), 0), longestDelayMs) : 1000
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
    let checkedAt = 0
    const note = (): void => {
      const now = Date.now()
      // Reading storage for each key and move would be slow. A clock that was set back counts as elapsed time.
      if (Math.abs(now - checkedAt) < noteEveryMs) return
      checkedAt = now
      const current = stateAt(now, minutes)
      // After sleep the first key or move detects the passed limit, before any timer has run.
      if (current.kind !== 'active') setState(current)
      else noteActivity(now)
    }
    for (const type of activity) addEventListener(type, note, { capture: true, passive: true })
    return () => {
      for (const type of activity) removeEventListener(type, note, { capture: true })
    }
  }, [isActive, minutes])

  return state
}

function stateAt(now: number, minutes: number): Idleness {
  return idleness(lastActivity(now), now, minutes)
}
