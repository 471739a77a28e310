import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { StateAction, StateFrame, StateHint, StateTitle } from './EmptyState.tsx'
import { WarningIcon } from './Icon.tsx'

export interface ErrorStateProps {
  help?: ReactNode
  onRetry: () => void
}

export function ErrorState({ help, onRetry }: ErrorStateProps) {
  return (
    <StateFrame role="alert">
      <WarningIcon size={24} />
      <StateTitle>We couldn&apos;t load this</StateTitle>
      <StateHint>Nothing has changed in your account. Try again in a moment.</StateHint>
      <StateAction>
        <Button onPress={onRetry}>Retry</Button>
        {help}
      </StateAction>
    </StateFrame>
  )
}
