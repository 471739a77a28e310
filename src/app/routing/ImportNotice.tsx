import { t } from '@lingui/core/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigation } from 'react-router-dom'
import { focusHeading } from '#src/components/page/Page.tsx'
import { useKeepsTyped } from '#src/drafts/typedInput.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { useSignal } from '#src/ui/hooks.ts'
import { importFailure, retryImports, type ImportFailure } from '#src/ui/overlays/imports.ts'

/** A page that does not load concerns nobody who has opened another one meanwhile. */
export function PendingImportNotice() {
  const isIdle = useNavigation().state === 'idle'
  const failure = useSignal(importFailure)
  return failure === undefined || (isIdle && failure.text === undefined) ? null : <FailedImport {...failure} />
}

export function ImportNotice() {
  const failure = useSignal(importFailure)
  return failure && <FailedImport {...failure} />
}

/** Offers Reload once Retry has not helped. */
function FailedImport({ text = t`We couldn't load this page.`, remedy, isRetrying }: ImportFailure) {
  const notice = useRef<HTMLDivElement>(null)
  const keepsInput = useKeepsTyped()
  const isRetried = remedy === 'retry'
  // What opens by itself would replace typed input.
  const isRetriedByItself = isRetried && !keepsInput
  useEffect(() => {
    if (!isRetriedByItself) return undefined
    addEventListener('online', retryImports)
    return () => removeEventListener('online', retryImports)
  }, [isRetriedByItself])
  // The button unmounts with the focus.
  useLayoutEffect(() => {
    const element = notice.current
    return () => {
      if (element?.contains(document.activeElement) === true) focusHeading()
    }
  }, [])
  return (
    <div ref={notice}>
      <Banner
        tone="warning"
        isFull
        action={
          <Button variant="quiet" isPending={isRetrying} onPress={isRetried ? retryImports : () => location.reload()}>
            {isRetried ? t`Retry` : t`Reload`}
          </Button>
        }
      >
        <span>{isRetried ? text : `${text} ${t`Reload the page to try again.`}`}</span>
        {keepsInput && (
          <span>{` ${isRetried ? t`What you typed here is kept.` : t`What you typed here is kept until you do.`}`}</span>
        )}
      </Banner>
    </div>
  )
}
