import { Suspense, useEffect, useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { useKeepsTyped } from '#src/drafts/typedInput.ts'
import { createSignal } from '#src/lib/signal.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { useSignal } from '#src/ui/hooks.ts'
import { lazyCode, retryImports, type ImportFailure } from '#src/ui/overlays/imports.ts'
import { focusHeading } from './Page.tsx'

export interface LazyPart<Props> {
  /** As in "We couldn't load the dates." */
  name: string
  load: () => Promise<ComponentType<Props>>
  skeleton?: ReactNode
}

/** A part whose code loads after its page. A failure is reported in its place. */
export function lazyPart<Props extends object>({ name, load, skeleton }: LazyPart<Props>): ComponentType<Props> {
  const failure = createSignal<ImportFailure | undefined>(undefined)
  const Code = lazyCode(name, load, failure)
  return function Part(props: Props) {
    const failed = useSignal(failure)
    if (failed !== undefined) return <FailedImport {...failed} />
    return (
      <Suspense fallback={skeleton}>
        <Code {...props} />
      </Suspense>
    )
  }
}

/** Offers Reload once Retry has not helped. */
export function FailedImport({ what, remedy, isRetrying, isFull }: ImportFailure & { isFull?: boolean }) {
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
        isFull={isFull}
        action={
          <Button variant="quiet" isPending={isRetrying} onPress={isRetried ? retryImports : () => location.reload()}>
            {isRetried ? 'Retry' : 'Reload'}
          </Button>
        }
      >
        <span>{`We couldn't load ${what}.${isRetried ? '' : ' Reload the page to try again.'}`}</span>
        {keepsInput && <span>{` What you typed here is kept${isRetried ? '' : ' until you do'}.`}</span>}
      </Banner>
    </div>
  )
}
