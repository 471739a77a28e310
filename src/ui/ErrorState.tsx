import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { StateAction, StateFrame, StateHint, StateTitle } from './EmptyState.tsx'
import { WarningIcon } from './Icon.tsx'

export interface ErrorStateProps {
  title?: string | undefined
  hint?: ReactNode
  onRetry: () => void
  isRetrying?: boolean | undefined
}

/** Something could not be fetched. Announced when it appears; the way on is to try again. */
export function ErrorState({ title = "Couldn't load", hint, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <StateFrame role="alert">
      <WarningIcon size={24} />
      <StateTitle>{title}</StateTitle>
      {hint !== undefined && <StateHint>{hint}</StateHint>}
      <StateAction>
        <Button variant="secondary" onPress={onRetry} isPending={isRetrying}>
          Retry
        </Button>
      </StateAction>
    </StateFrame>
  )
}
