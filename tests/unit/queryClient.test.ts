import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#src/api/queryClient.ts'

afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

it('asks a bank that has just failed no more often because the customer returns to the tab', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const client = createQueryClient()
  client.mount()
  const queryFn = vi.fn().mockResolvedValueOnce('old').mockRejectedValue(new Error('429'))
  const observer = new QueryObserver(client, { queryKey: ['getAccount'], queryFn })
  const unsubscribe = observer.subscribe(() => undefined)
  const returnToTab = async () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await vi.advanceTimersByTimeAsync(1000)
  }
  await vi.advanceTimersByTimeAsync(31_000)
  await returnToTab()
  expect(queryFn).toHaveBeenCalledTimes(2)
  await returnToTab()
  await returnToTab()
  expect(queryFn).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(31_000)
  await returnToTab()
  expect(queryFn).toHaveBeenCalledTimes(3)
  unsubscribe()
  client.unmount()
})
