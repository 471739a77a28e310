import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { setReachable } from '#src/api/reachable.ts'
import { LoadFailure } from '#src/api/reading/outcome.ts'
import { AsyncBoundary } from './AsyncBoundary.tsx'

afterEach(() => setReachable(true))

it('refetches once the bank is reachable and the tab is visible', async () => {
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const load = vi.fn(() => Promise.resolve('42.00')).mockRejectedValueOnce(new LoadFailure('network'))
  function Balance() {
    return useSuspenseQuery({ queryKey: ['balance'], queryFn: load, retry: false, networkMode: 'always' }).data
  }
  setReachable(false)
  await render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <AsyncBoundary>
          <Balance />
        </AsyncBoundary>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  await expect.element(page.getByRole('alert')).toBeVisible()
  // React reports what a boundary has caught.
  vi.mocked(console.error).mockClear()
  setReachable(true)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(load).toHaveBeenCalledOnce()
  isHidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('42.00')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

it('says after ten seconds that it still loads', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const never = new Promise<never>(() => undefined)
  const Balance = () => use(never)
  await render(
    <AsyncBoundary>
      <Balance />
    </AsyncBoundary>,
  )
  const sentence = page.getByText('It takes longer than usual. Still loading.')
  await expect.element(page.getByText('Loading', { exact: true })).toBeInTheDocument()
  await expect.element(sentence).not.toBeInTheDocument()
  vi.advanceTimersByTime(10_000)
  await expect.element(sentence).toBeVisible()
})
