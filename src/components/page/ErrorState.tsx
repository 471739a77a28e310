import { t } from '@lingui/core/macro'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { Button } from '#src/ui/buttons/Button.tsx'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { WarningIcon } from '#src/ui/text/Icon.tsx'

export function ErrorState({ onRetry, isPending = false }: { onRetry: () => void; isPending?: boolean }) {
  return (
    <EmptyState
      role="alert"
      icon={<WarningIcon size={24} />}
      title={t`We couldn't load this`}
      hint={t`Try again in a moment.`}
      action={
        <>
          <Button isPending={isPending} onPress={onRetry}>
            {t`Retry`}
          </Button>
          <HelpLink />
        </>
      }
    />
  )
}
