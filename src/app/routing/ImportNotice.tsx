import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router-dom'
import { useKeepsTyped } from '#src/drafts/typedInput.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { importFailure, retryImports, type ImportFailure } from '#src/ui/imports.ts'

export function PendingImportNotice() {
  const isIdle = useNavigation().state === 'idle'
  const failure = useImportFailure()
  return failure === undefined || (isIdle && failure.of === 'page') ? null : <FailedImport {...failure} />
}

export function ImportNotice() {
  const failure = useImportFailure()
  return failure && <FailedImport {...failure} />
}

function useImportFailure(): ImportFailure | undefined {
  return useSyncExternalStore(importFailure.subscribe, importFailure.get, () => undefined)
}

function FailedImport({ of, reason }: ImportFailure) {
  const keepsInput = useKeepsTyped()
  return reason === 'replaced' ? (
    <Banner
      tone="warning"
      action={
        <Button variant="quiet" onPress={() => location.reload()}>
          Reload
        </Button>
      }
    >
      There is a new version of this site. Reload the page to open it.
      {keepsInput && ' What you typed here is kept until you do.'}
    </Banner>
  ) : (
    <Banner
      tone="warning"
      action={
        <Button variant="quiet" onPress={retryImports}>
          Retry
        </Button>
      }
    >
      We couldn't load {of === 'page' ? 'this page' : 'what you opened'}.{keepsInput && ' What you typed here is kept.'}
    </Banner>
  )
}
