import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useTransition } from 'react'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { ErrorState } from './ErrorState.tsx'
import { focusHeading } from './Page.tsx'

/** In place of what could not be read of a response. `notice`: the page can be used without it. */
export function UnreadAnswer({ notice }: { notice?: string | undefined }) {
  const { refetch, isPending } = useRefetchPage()
  if (notice === undefined) return <ErrorState onRetry={refetch} isPending={isPending} />
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" isPending={isPending} onPress={refetch}>
          {t`Retry`}
        </Button>
      }
    >
      {notice}
    </Banner>
  )
}

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
