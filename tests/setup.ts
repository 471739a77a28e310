import { afterEach, expect, vi } from 'vitest'

// Whatever is written to the error console is a failure, whatever its source.
const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)

afterEach(() => {
  const calls = errors.mock.calls.splice(0)
  expect(calls, 'nothing may be written to console.error').toEqual([])
})
