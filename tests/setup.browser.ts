import '#src/theme/fonts.css'
import '#src/theme/palette.css'
import '#src/theme/global.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// React and react-aria report misuse there.
beforeEach(() => {
  // Firefox gives keys to the frame of the tests only while it has the focus.
  window.focus()
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  expect(vi.mocked(console.warn).mock.calls).toEqual([])
  vi.restoreAllMocks()
})
