import { useNavigation } from 'react-router-dom'
import { FailedImport } from '#src/components/page/lazyPart.tsx'
import { useSignal } from '#src/ui/hooks.ts'
import { importFailure } from '#src/ui/overlays/imports.ts'

export const thisPage = 'this page'

/** A page that does not load concerns nobody who has opened another one meanwhile. */
export function PendingImportNotice() {
  const isIdle = useNavigation().state === 'idle'
  const failure = useSignal(importFailure)
  return failure === undefined || (isIdle && failure.what === thisPage) ? null : <FailedImport {...failure} isFull />
}

export function ImportNotice() {
  const failure = useSignal(importFailure)
  return failure && <FailedImport {...failure} isFull />
}
