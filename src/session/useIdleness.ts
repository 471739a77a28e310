import { useEffect, useState } from 'react'
import { idleness, type Idleness } from './idle.ts'
import { lastActivity, noteActivity } from './session.ts'
import { subscribe } from './storage.ts'

/** What counts as user activity. */
const activity = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** Activity is noted at most so often in each tab: the note goes to storage and from there to every tab. */
const noteEveryMs = 1000

/**
 * How long the customer has done nothing, over all tabs. User activity counts until the warning is shown; from then on
 * only `noteActivity` does, since a brushed mouse is no decision. `minutes` is the limit, above 0.
 */
export function useIdleness(minutes: number): Idleness {
  const [state, setState] = useState(() => stateAt(Date.now(), minutes))
  const isActive = state.kind === 'active'

  // Opening the page is activity, too, but for a session whose limit has passed.
  useEffect(() => {
    const now = Date.now()
    if (stateAt(now, minutes).kind === 'active') noteActivity(now)
  }, [minutes])

  // The clock is read again and again, since timers sleep while the machine does.
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
    let checkedAt = 0
    const note = (): void => {
      const now = Date.now()
      // Storage is not read for each key and move. A clock that was set back counts as time, too.
      if (Math.abs(now - checkedAt) < noteEveryMs) return
      checkedAt = now
      const current = stateAt(now, minutes)
      // After sleep the first key or move finds the limit passed, before any timer has run.
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
