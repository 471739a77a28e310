import '#src/theme/fonts.css'
import '#src/theme/palette.css'
import '#src/theme/global.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { commands } from 'vitest/browser'

// React and react-aria report misuse there.
beforeEach(async () => {
  // Firefox gives keys and focus events only to the tab in front, and there to the frame that has the focus.
  if (!document.hasFocus()) await commands.bringToFront()
  window.focus()
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})
afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([])
  expect(vi.mocked(console.warn).mock.calls).toEqual([])
  vi.restoreAllMocks()
})
