import { useQueryClient } from '@tanstack/react-query'

/** Fetches again what the page shows. */
export function useRefetchPage(): () => void {
  const client = useQueryClient()
  return () => void client.refetchQueries({ type: 'active' })
}
