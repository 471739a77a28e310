import { useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import { getGetTransferFeeQueryOptions, useGetTransferFee } from '#src/api/generated/hooks/transfers/transfers.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { isAccountOpen } from '#src/features/transactions/isAccountOpen.ts'
import { NotOpenNotice } from '#src/features/transfers/components/NotOpenNotice.tsx'
import { ReviewForm } from '#src/features/transfers/components/ReviewForm.tsx'
import { useTransfer, useTransferState } from '#src/features/transfers/components/transferContext.ts'
import { TransferPage } from '#src/features/transfers/components/TransferPage.tsx'
import { chargeOf } from '#src/features/transfers/fee.ts'
import { transferReducer } from '#src/features/transfers/model.ts'
import { paths } from '#src/paths.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

export const loader = prefetching(() => [getGetTransferFeeQueryOptions()])

export function Component() {
  const { dispatch } = useTransfer()
  const { step } = useTransferState()
  useEffect(() => {
    dispatch({ type: 'visited', place: 'review' })
  }, [dispatch])
  if (step === 'details' || step === 'done') return <Navigate replace to={paths.dashboard.send()} />
  if (step === 'sending') return <Navigate replace to={paths.dashboard.sendPin()} />
  return (
    <TransferPage title="Check your transfer" step="review">
      <AsyncBoundary>
        <NotOpenNotice />
        <Review />
      </AsyncBoundary>
    </TransferPage>
  )
}

function Review() {
  const { get, dispatch } = useTransfer()
  const state = useTransferState()
  const navigate = useNavigate()
  const { data } = useGetAccountSuspense()
  // The balance decides here, so wait for the current one: a suspense query would return the previous one.
  const fee = useGetTransferFee({ query: { refetchOnMount: 'always', throwOnError: true } })
  // Keeps this screen unchanged until the next one is rendered.
  const shown = transferReducer(state, { type: 'visited', place: 'review' })
  if (shown.step !== 'review') return null
  if (fee.data === undefined || !fee.isFetchedAfterMount) return <Skeleton lines={5} height={28} />
  const charge = chargeOf(fee.data)
  return (
    <ReviewForm
      state={shown}
      charge={isAccountOpen(data) ? charge : { ...charge, balance: 'notOpen' }}
      currency={data.currency}
      accountCurrency={data.account.currency}
      onConfirm={(quote) => {
        // The second press of a double click.
        if (get().step !== 'review') return
        const next = dispatch({ type: 'confirmed', quote })
        if (next.step === 'pin') void navigate(paths.dashboard.sendPin())
      }}
    />
  )
}
