import { afterEach, expect, it, vi } from 'vitest'
import { askAgain } from '#src/orders/askAgain.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each([
  ['six times within six minutes, and then no more', false, 6],
  ['not while the tab is hidden', true, 0],
])('an order that may exist is looked for %s', (_when, hidden, times) => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden })
  const ask = vi.fn<() => void>()
  askAgain(ask)
  vi.advanceTimersByTime(4999)
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60 * 60_000)
  expect(ask).toHaveBeenCalledTimes(times)
})

it('an order is looked for no more once that is stopped', () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  const ask = vi.fn<() => void>()
  const stop = askAgain(ask)
  vi.advanceTimersByTime(5000)
  stop()
  vi.advanceTimersByTime(60 * 60_000)
  expect(ask).toHaveBeenCalledTimes(1)
})
