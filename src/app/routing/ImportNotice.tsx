import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { useKeepsTyped } from '#src/drafts/typedInput.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { importFailure, retryImports, type ImportFailure } from '#src/ui/imports.ts'
import { useSignal } from '#src/ui/useSignal.ts'

export function PendingImportNotice() {
  const isIdle = useNavigation().state === 'idle'
  const failure = useSignal(importFailure)
  return failure === undefined || (isIdle && failure.of === 'page') ? null : <FailedImport {...failure} />
}

export function ImportNotice() {
  const failure = useSignal(importFailure)
  return failure && <FailedImport {...failure} />
}

function FailedImport({ of, reason }: ImportFailure) {
  const keepsInput = useKeepsTyped()
  const isReplaced = reason === 'replaced'
  // A page that opens by itself would replace typed input.
  const isRetriedByItself = !isReplaced && !keepsInput
  useEffect(() => {
    if (!isRetriedByItself) return undefined
    addEventListener('online', retryImports)
    return () => removeEventListener('online', retryImports)
  }, [isRetriedByItself])
  return (
    <Banner
      tone="warning"
      isFull
      action={
        <Button variant="quiet" onPress={isReplaced ? () => location.reload() : retryImports}>
          {isReplaced ? 'Reload' : 'Retry'}
        </Button>
      }
    >
      <span>
        {isReplaced
          ? 'There is a new version of this site. Reload the page to open it.'
          : `We couldn't load ${of === 'page' ? 'this page' : 'what you opened'}.`}
      </span>
      {keepsInput && <span>{` What you typed here is kept${isReplaced ? ' until you do' : ''}.`}</span>}
    </Banner>
  )
}
