import { describe, expect, it } from 'vitest'
import { announcedCountdown, idleSecondsLeft } from '#src/session/idle.ts'

const start = Date.UTC(2026, 0, 16, 9)
const after = (seconds: number): number => start + seconds * 1000

describe('an idle session', () => {
  it('warns during the second half of a limit shorter than two minutes', () => {
    expect(idleSecondsLeft(start, after(29), 1)).toBeUndefined()
    expect(idleSecondsLeft(start, after(30), 1)).toBe(30)
  })

  it('is not extended by setting the clock back', () => {
    expect(idleSecondsLeft(start, after(-3600), 5)).toBe(0)
  })
})

describe('the countdown for screen readers', () => {
  it('changes at 60, 30 and 10 seconds only', () => {
    const told = Array.from({ length: 60 }, (_, second) => announcedCountdown(60 - second))
    expect([...new Set(told)]).toEqual([60, 30, 10])
    expect(told.indexOf(30)).toBe(30)
    expect(told.indexOf(10)).toBe(50)
  })
})
