import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { ErrorState } from './ErrorState.tsx'

it('does not move Retry when the help appears', async () => {
  const screen = await render(<ErrorState onRetry={vi.fn()} />)
  const retry = page.getByRole('button', { name: 'Retry' })
  // Its width may change with the font.
  const place = () => {
    const { left, right, top } = retry.element().getBoundingClientRect()
    return { middle: Math.round((left + right) / 2), top: Math.round(top) }
  }
  const before = place()
  await screen.rerender(<ErrorState onRetry={vi.fn()} help={<a href="#help">Help &amp; Support</a>} />)
  await expect.element(page.getByRole('link')).toBeVisible()
  expect(place()).toEqual(before)
})
