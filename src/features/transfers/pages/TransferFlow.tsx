import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { getGetAccountQueryOptions, getGetPinStatusQueryOptions } from '#src/api/generated/hooks/account/account.ts'
import { getGetTransfersQueryOptions } from '#src/api/generated/hooks/transfers/transfers.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { useHeldDraft, useKeptDraft } from '#src/drafts/drafts.ts'
import { useUnsavedChanges } from '#src/drafts/useUnsavedChanges.ts'
import { createTransferStore, TransferContext } from '#src/features/transfers/components/transferContext.ts'
import { isTouched, keptTexts, restoredDetails } from '#src/features/transfers/details.ts'
import { isTaken, keptDraft, type Transfer } from '#src/features/transfers/model.ts'
import { useIsUnderway, useOpenOrder } from '#src/orders/useOrder.ts'
import { leavingOrder } from '#src/orders/words.ts'
import { paths } from '#src/paths.ts'
import { useIsOnScreen, useSignal } from '#src/ui/hooks.ts'

export const loader = prefetching(() => [
  getGetAccountQueryOptions(),
  getGetTransfersQueryOptions(),
  getGetPinStatusQueryOptions(),
])

/** Kept in memory only: a reload, or leaving the three screens, ends the transfer. */
export function Component() {
  const kept = useKeptDraft('submitTransfer')
  const isOnScreen = useIsOnScreen()
  const [store] = useState(() => createTransferStore(isOnScreen, kept && restoredDetails(kept)))
  const isDirty = useSignal(store, hasUnsaved)

  const isUnderway = useIsUnderway('submitTransfer')
  const unsettled = useOpenOrder('submitTransfer')
  useUnsavedChanges({
    isDirty,
    ...(isUnderway || unsettled !== undefined
      ? leavingOrder(isUnderway ? 'sending' : 'unknown', 'submitTransfer', unsettled?.label)
      : { title: t`Discard this transfer?` }),
    within: paths.dashboard.send(),
  })
  useHeldDraft(isDirty ? 'submitTransfer' : undefined, () => keptTexts(keptDraft(store.get())))
  return (
    <TransferContext value={store}>
      <Outlet />
    </TransferContext>
  )
}

function hasUnsaved(state: Transfer): boolean {
  return state.step === 'details' ? isTouched(state.draft, state.filled) : !isTaken(state)
}
