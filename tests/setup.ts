import { afterEach, expect, vi } from 'vitest'

// Any text in the error console is a failure.
const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)

afterEach(() => {
  const calls = errors.mock.calls.splice(0)
  expect(calls, 'nothing may be written to console.error').toEqual([])
})
