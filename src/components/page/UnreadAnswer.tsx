import { useQueryClient } from '@tanstack/react-query'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'

export interface UnreadAnswerProps {
  /** Where the page can be used without what is missing. */
  notice?: string | undefined
}

/** In place of what could not be read of a response. A retry fetches the whole page's data again. */
export function UnreadAnswer({ notice }: UnreadAnswerProps) {
  const client = useQueryClient()
  const retry = (): void => void client.refetchQueries({ type: 'active' })
  if (notice === undefined) return <ErrorState help={<HelpLink />} onRetry={retry} />
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" onPress={retry}>
          Retry
        </Button>
      }
    >
      {notice}
    </Banner>
  )
}
