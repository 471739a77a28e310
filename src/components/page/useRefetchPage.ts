import { useQueryClient } from '@tanstack/react-query'
import { useTransition } from 'react'
import { focusHeading } from './Page.tsx'

/** Fetches again what the page shows. The pressed button disappears with its reason, so the heading takes the focus. */
export function useRefetchPage() {
  const client = useQueryClient()
  const [isPending, start] = useTransition()
  function refetch(): void {
    start(() => client.refetchQueries({ type: 'active' }))
    focusHeading()
  }
  return { refetch, isPending }
}
