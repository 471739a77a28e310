import { useQueryClient } from '@tanstack/react-query'
import {
  getGetTransfersQueryOptions,
  useConfirmAuthorizationCode,
  useConfirmPin,
  useSubmitTransfer,
} from '#src/api/generated/hooks/transfers/transfers.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { describeFailure } from '#src/components/form/failureText.ts'
import { useTransfer } from '#src/features/transfers/components/transferContext.ts'
import { orderTexts, type Transfer } from '#src/features/transfers/model.ts'
import { submissionOf, type Order } from '#src/features/transfers/order.ts'
import { countLike } from '#src/features/transfers/payeeHints.ts'
import { texts, toastMs } from '#src/texts/common.ts'
import { notify } from '#src/ui/toast.ts'

const listQuery = getGetTransfersQueryOptions()
const pinToast = { durationMs: toastMs.pin }

/**
 * Takes a PIN or a code to the bank and, when it was the last one needed, the order. The order is sent in the same breath
 * as the response that allowed it, never from a render, so that nothing can send it a second time.
 */
export function useAuthorization() {
  const { dispatch, isOnScreen, settle } = useTransfer()
  const client = useQueryClient()
  const confirmPin = useSubmit(useConfirmPin())
  const confirmCode = useSubmit(useConfirmAuthorizationCode())
  const submitTransfer = useSubmit(useSubmitTransfer())

  async function enter(awaiting: Extract<Transfer, { step: 'pin' | 'authorization' }>, digits: string): Promise<void> {
    const { submit } = awaiting.step === 'pin' ? confirmPin : confirmCode
    const outcome = await submit({ data: { pin: digits } })
    // A PIN that is accepted after the customer has left must not send anything.
    if (outcome === undefined || !isOnScreen()) return
    const next = dispatch({ type: 'responded', order: awaiting.order, outcome })
    // The customer has left meanwhile, or begun another transfer: this response counts for nothing.
    if (!('order' in next) || next.order !== awaiting.order) return
    if (outcome.kind === 'success') notify.success(outcome.message ?? texts.actionSuccessfulLoud, pinToast)
    else if ('problem' in next) notify.error(next.problem, pinToast)
    if (next.step === 'sending') await send(next.order)
  }

  async function send(order: Order): Promise<void> {
    const before = countListed(order, client.getQueryData(listQuery.queryKey))
    const outcome = await submitTransfer.submit({ data: submissionOf(order) })
    if (outcome === undefined) return
    if (outcome.kind === 'success') {
      settle(order, outcome, true)
      // The page says so itself; a toast would replace the one about the PIN.
      dispatch({ type: 'ordered', order, outcome, isListed: true })
      return
    }
    const { toast, text } = describeFailure(outcome, orderTexts)
    const isLost = outcome.kind === 'failed' && outcome.reason === 'network'
    notify.error(toast ?? text, isLost ? pinToast : {})
    const isListed = await isListedSince(order, before)
    settle(order, outcome, isListed)
    dispatch({ type: 'ordered', order, outcome, isListed })
  }

  /** Whether the bank lists more transfers like this one than before. What cannot be read proves nothing. */
  async function isListedSince(order: Order, before: number | undefined): Promise<boolean> {
    if (before === undefined) return false
    try {
      const now = countListed(order, await client.query({ ...listQuery, staleTime: 0 }))
      return now !== undefined && now > before
    } catch {
      return false
    }
  }

  return { enter, isPending: confirmPin.isPending || confirmCode.isPending }
}

function countListed(order: Order, list: { transactions: readonly PastTransfer[] } | undefined): number | undefined {
  return list && countLike(order.details.act_no, order.amount, list.transactions)
}
