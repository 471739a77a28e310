import { expect, it, vi } from 'vitest'
import { createSignal } from '#src/lib/signal.ts'

it('calls every subscriber after a change, with the new value', () => {
  const signal = createSignal(1)
  const seen: number[] = []
  signal.subscribe(() => seen.push(signal.get()))
  signal.subscribe(() => seen.push(-signal.get()))
  signal.set(2)
  expect(seen).toEqual([2, -2])
})

it('calls nobody when the value stays the same', () => {
  const signal = createSignal(Number.NaN)
  const listener = vi.fn()
  signal.subscribe(listener)
  signal.set(Number.NaN)
  expect(listener).not.toHaveBeenCalled()
})

it('calls nobody who has unsubscribed', () => {
  const signal = createSignal(1)
  const [stopped, other] = [vi.fn(), vi.fn()]
  const stop = signal.subscribe(stopped)
  signal.subscribe(other)
  stop()
  signal.set(2)
  expect(stopped).not.toHaveBeenCalled()
  expect(other).toHaveBeenCalledOnce()
})
