import { describe, expect, it } from 'vitest'
import { announcedCountdown, idleness } from '#src/session/idle.ts'

const start = Date.UTC(2026, 0, 16, 9)
const after = (seconds: number): number => start + seconds * 1000

describe('idleness', () => {
  it('warns during the second half of a limit shorter than two minutes', () => {
    expect(idleness(start, after(29), 1)).toEqual({ kind: 'active', checkAt: after(30) })
    expect(idleness(start, after(30), 1)).toEqual({ kind: 'warning', secondsLeft: 30 })
  })

  it('is not extended by setting the clock back', () => {
    expect(idleness(start, after(-3600), 5)).toEqual({ kind: 'over' })
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
