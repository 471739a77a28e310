import { useEffect, useState } from 'react'
import { idleSecondsLeft } from './idle.ts'
import { lastActivity, noteActivity } from './session.ts'
import { subscribe } from './storage.ts'

const activity = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** How often a tab stores activity at most, since storage notifies every tab. */
const noteEveryMs = 1000

/** During the warning only `noteActivity` counts: moving the mouse must not extend the session. `minutes` is above 0. */
export function useIdleSecondsLeft(minutes: number): number | undefined {
  const [secondsLeft, setSecondsLeft] = useState(() => leftAt(Date.now(), minutes))
  const isActive = secondsLeft === undefined

  // Opening the page counts as activity, unless the session's limit has passed.
  useEffect(() => {
    const now = Date.now()
    if (leftAt(now, minutes) === undefined) noteActivity(now)
  }, [minutes])

  // Polls the clock: timers stop while the machine sleeps.
  useEffect(() => {
    const check = (): void => setSecondsLeft(leftAt(Date.now(), minutes))
    const timer = setInterval(check, 1000)
    addEventListener('visibilitychange', check)
    const unsubscribe = subscribe(check)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', check)
      unsubscribe()
    }
  }, [minutes])

  useEffect(() => {
    if (!isActive) return undefined
    let checkedAt = 0
    const note = (): void => {
      const now = Date.now()
      // Reading storage for each key and move would be slow. A clock that was set back counts as elapsed time.
      if (Math.abs(now - checkedAt) < noteEveryMs) return
      checkedAt = now
      // After sleep the first key or move detects the passed limit, before any timer has run.
      const left = leftAt(now, minutes)
      setSecondsLeft(left)
      if (left === undefined) noteActivity(now)
    }
    for (const type of activity) addEventListener(type, note, { capture: true, passive: true })
    return () => {
      for (const type of activity) removeEventListener(type, note, { capture: true })
    }
  }, [isActive, minutes])

  return secondsLeft
}

function leftAt(now: number, minutes: number): number | undefined {
  return idleSecondsLeft(lastActivity(now), now, minutes)
}
