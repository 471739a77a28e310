import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { createQueryClient } from '#src/api/queryClient.ts'
import { useSessionToken } from '#src/lib/useStored.ts'

const queryClient = createQueryClient()

/**
 * The cache of what the bank has answered, for the screens below. It arrives with the first screen that asks the bank
 * anything, and what was loaded for one session is never shown in the next.
 */
export function Queries() {
  const token = useSessionToken()
  useEffect(() => () => queryClient.clear(), [token])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
