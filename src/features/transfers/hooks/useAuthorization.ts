import { t } from '@lingui/core/macro'
import {
  getGetTransfersQueryOptions,
  useConfirmAuthorizationCode,
  useConfirmPin,
  useSubmitTransfer,
} from '#src/api/generated/hooks/transfers/transfers.ts'
import { useSubmit } from '#src/api/useSubmit.ts'
import { announceOutcome } from '#src/components/form/FormResult.tsx'
import { useTransfer } from '#src/features/transfers/components/transferContext.ts'
import { orderTexts, type Transfer } from '#src/features/transfers/model.ts'
import {
  confirmationKey,
  isSameTransfer,
  submissionOf,
  type TransferOrder,
} from '#src/features/transfers/transferOrder.ts'
import { formatMoney } from '#src/lib/money.ts'
import { useOrder } from '#src/orders/useOrder.ts'
import * as texts from '#src/texts/common.ts'
import { toastMs } from '#src/texts/common.ts'
import { notify } from '#src/ui/feedback/toast.ts'

const listQuery = getGetTransfersQueryOptions()

/** The order is sent directly from the response handler, never from a render, so that nothing can send it twice. */
export function useAuthorization(currency: string) {
  const { dispatch, isOnScreen } = useTransfer()
  const confirmPin = useSubmit(useConfirmPin())
  const confirmCode = useSubmit(useConfirmAuthorizationCode())
  const submitTransfer = useOrder('submitTransfer', useSubmitTransfer(), listQuery)

  async function enter(awaiting: Extract<Transfer, { step: 'pin' | 'authorization' }>, digits: string): Promise<void> {
    const isPin = awaiting.step === 'pin'
    const key = await confirmationKey(isPin ? 'confirmPin' : 'confirmAuthorizationCode', awaiting.order, digits)
    const outcome = await (isPin ? confirmPin : confirmCode).submit({ data: { pin: digits, idempotency_key: key } })
    // A PIN that is accepted after the customer has left must not send anything.
    if (outcome === undefined || !isOnScreen()) return
    const next = dispatch({ type: 'responded', order: awaiting.order, outcome })
    // The customer has left, or begun another transfer.
    if (!('order' in next) || next.order !== awaiting.order) return
    if (outcome.kind === 'success') notify.success(outcome.message ?? texts.actionSuccessfulLoud, toastMs.pin)
    // The page of a locked PIN shows the bank's words itself.
    else if ('problem' in next && next.step !== 'support') notify.error(next.problem, toastMs.pin)
    if (next.step === 'sending') await send(next.order)
  }

  async function send(order: TransferOrder): Promise<void> {
    const sent = await submitTransfer.send({
      details: order.normal,
      request: submissionOf(order),
      isLike: (past) => isSameTransfer(order, past),
      label: t`${{ amount: formatMoney(order.amount, currency) }} to ${{ payee: order.details.act_hold_name }}`,
    })
    if (sent === undefined) {
      dispatch({ type: 'withdrawn', order })
      return
    }
    const { outcome } = sent
    dispatch({ type: 'ordered', order, sent })
    // The result page reports the success.
    if (outcome === undefined || (outcome.kind === 'success' && isOnScreen())) return
    const isLost = outcome.kind === 'failed' && outcome.reason === 'network'
    announceOutcome(outcome, orderTexts, isLost ? toastMs.pin : undefined)
  }

  return {
    enter,
    isPending: confirmPin.isPending || confirmCode.isPending || submitTransfer.isPending,
    resume: (): void => {
      submitTransfer.clear()
      dispatch({ type: 'resumed' })
    },
    submission: submitTransfer,
  }
}
