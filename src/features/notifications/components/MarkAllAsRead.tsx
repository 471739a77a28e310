import { useState } from 'react'
import { announceOutcome } from '#src/components/form/FormResult.tsx'
import { resultTexts, useMarkAsRead } from '#src/features/notifications/hooks/useMarkAsRead.ts'
import { Button } from '#src/ui/Button.tsx'
import { focusToolbarBeside } from '#src/ui/ListToolbar.tsx'

export interface MarkAllAsReadProps {
  ids: readonly string[]
  onMark: (id: string) => void
  onFail: (hasFailed: boolean) => void
}

/** One request after the other, up to the first failure, and one toast. The button disappears, so focus moves before. */
export function MarkAllAsRead({ ids, onMark, onFail }: MarkAllAsReadProps) {
  const { markAsRead } = useMarkAsRead()
  const [isPending, setPending] = useState(false)

  async function markAll(): Promise<void> {
    setPending(true)
    onFail(false)
    for (const [done, id] of ids.entries()) {
      const outcome = await markAsRead(id)
      if (outcome === undefined) break
      const isFailed = outcome.kind !== 'success'
      if (isFailed || done === ids.length - 1) announceOutcome(outcome, resultTexts)
      if (isFailed) {
        onFail(true)
        break
      }
      onMark(id)
    }
    setPending(false)
  }

  if (ids.length < 2 && !isPending) return null

  return (
    <Button
      variant="quiet"
      isPending={isPending}
      onPress={({ target }) => {
        focusToolbarBeside(target)
        void markAll()
      }}
    >
      Mark all as read
    </Button>
  )
}
