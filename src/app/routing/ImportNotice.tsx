import { useNavigation } from 'react-router-dom'
import { useKeepsTyped } from '#src/drafts/typedInput.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { retryImports, useImportFailure, type ImportFailure } from './imports.ts'

export function PendingImportNotice() {
  return useNavigation().state === 'idle' ? null : <ImportNotice />
}

export function ImportNotice() {
  const failure = useImportFailure()
  return failure && <FailedImport failure={failure} />
}

function FailedImport({ failure }: { failure: ImportFailure }) {
  const keepsInput = useKeepsTyped()
  return failure === 'replaced' ? (
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
      We couldn't load this page.{keepsInput && ' What you typed here is kept.'}
    </Banner>
  )
}
