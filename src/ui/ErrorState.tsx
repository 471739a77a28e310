import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { StateAction, StateFrame, StateHint, StateTitle } from './EmptyState.tsx'
import { WarningIcon } from './Icon.tsx'

export interface ErrorStateProps {
  hint?: ReactNode
  help?: ReactNode
  onRetry: () => void
  isRetrying?: boolean | undefined
}

export function ErrorState({
  hint = 'Nothing has changed in your account. Try again in a moment.',
  help,
  onRetry,
  isRetrying = false,
}: ErrorStateProps) {
  return (
    <StateFrame role="alert">
      <WarningIcon size={24} />
      <StateTitle>We couldn&apos;t load this</StateTitle>
      <StateHint>{hint}</StateHint>
      <StateAction>
        <Button onPress={onRetry} isPending={isRetrying}>
          Retry
        </Button>
        {help}
      </StateAction>
    </StateFrame>
  )
}
