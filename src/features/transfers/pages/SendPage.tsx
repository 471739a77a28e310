import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { DetailsForm } from '#src/features/transfers/components/DetailsForm.tsx'
import { NoPinNotice } from '#src/features/transfers/components/NoPinNotice.tsx'
import { RecentPayees } from '#src/features/transfers/components/RecentPayees.tsx'
import { RecentTransfers } from '#src/features/transfers/components/RecentTransfers.tsx'
import { useTransfer, useTransferState } from '#src/features/transfers/components/transferContext.ts'
import { TransferPage } from '#src/features/transfers/components/TransferPage.tsx'
import { TransferSteps } from '#src/features/transfers/components/TransferSteps.tsx'
import { keptDraft } from '#src/features/transfers/model.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const skeleton = <Skeleton shape="form" lines={5} />
/** As high as one line of payees, so that the form below seldom moves. */
const payeesSkeleton = (
  <Panel title="Recent payees">
    <Skeleton lines={1} height={46} />
  </Panel>
)

/** The first step of a transfer: its details. */
export function Component() {
  const { dispatch } = useTransfer()
  const step = useTransferState((state) => state.step)
  useEffect(() => {
    dispatch({ type: 'visited', place: 'details' })
  }, [dispatch])
  if (step === 'sending') return <Navigate replace to={paths.dashboard.sendPin()} />
  return (
    <TransferPage title={dashboardTexts.menu.bankTransfer} step="details">
      <NoPinNotice />
      <AsyncBoundary skeleton={skeleton}>
        <Details />
      </AsyncBoundary>
    </TransferPage>
  )
}

/** Apart from what it shows, since React Router's hooks render their component at each step of a navigation. */
function Details() {
  const navigate = useNavigate()
  const review = useCallback(() => void navigate(paths.dashboard.sendConfirm()), [navigate])
  return <DetailsContent onContinue={review} />
}

const DetailsContent = memo(function DetailsContent({ onContinue }: { onContinue: () => void }) {
  const { get, dispatch } = useTransfer()
  const { account, currency, user } = useGetAccountSuspense().data
  const form = useRef<HTMLDivElement>(null)
  // Counts the drafts that the form starts with: the fields keep their own values.
  const [round, setRound] = useState(0)
  const choose = useCallback(
    (past: PastTransfer, isRepeated: boolean) => {
      dispatch({ type: 'visited', place: 'details' })
      dispatch({ type: isRepeated ? 'repeated' : 'chosen', past })
      setRound((current) => current + 1)
    },
    [dispatch],
  )
  useEffect(() => {
    if (round > 0) form.current?.querySelector<HTMLElement>('input[name=amount]')?.focus()
  }, [round])

  return (
    <Columns>
      <Stack>
        <AsyncBoundary skeleton={payeesSkeleton}>
          <RecentPayees onChoose={choose} />
        </AsyncBoundary>
        <div ref={form}>
          <Panel title="Payee and amount">
            <DetailsForm
              key={round}
              draft={keptDraft(get())}
              account={{ code: account.currency, symbol: currency, balance: account.tb ?? undefined }}
              onEdit={(changes) => dispatch({ type: 'edited', changes })}
              onContinue={(details) => {
                const next = dispatch({ type: 'continued', details })
                if (next.step === 'review') onContinue()
              }}
            />
          </Panel>
        </div>
      </Stack>
      <Stack>
        <TransferSteps currency={currency} />
        <RecentTransfers
          currency={currency}
          account={{ holder: user?.fullname, number: account.account_no, code: account.currency }}
        />
      </Stack>
    </Columns>
  )
})
