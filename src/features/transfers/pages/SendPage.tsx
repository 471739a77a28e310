import { useCallback, useEffect, useRef } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { paths } from '#src/paths.ts'
import { transfer } from '#src/features/transfers/model.ts'
import { DetailsForm } from '#src/features/transfers/components/DetailsForm.tsx'
import { NoPinNotice } from '#src/features/transfers/components/NoPinNotice.tsx'
import { RecentTransfers } from '#src/features/transfers/components/RecentTransfers.tsx'
import { TransferPage } from '#src/features/transfers/components/TransferPage.tsx'
import { useTransfer } from '#src/features/transfers/components/transferContext.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'
import { AsyncBoundary } from '#src/components/AsyncBoundary.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { notify } from '#src/ui/toast.ts'

const Beside = styled.div`
  display: grid;
  align-items: start;
  gap: ${space.lg};
  @media ${media.desktop} {
    grid-template-columns: 3fr 2fr;
  }
`

/** The first step of a transfer: its details. */
export function SendPage() {
  const { state, dispatch } = useTransfer()
  useEffect(() => {
    dispatch({ type: 'visited', place: 'details' })
  }, [dispatch])
  if (state.step === 'sending') return <Navigate replace to={paths.dashboard.sendPin()} />
  return (
    <TransferPage
      title={dashboardTexts.menu.bankTransfer}
      subtitle="Send money to an account at any bank."
      step="details"
    >
      <NoPinNotice />
      <AsyncBoundary>
        <Details />
      </AsyncBoundary>
    </TransferPage>
  )
}

function Details() {
  const { state, dispatch } = useTransfer()
  const navigate = useNavigate()
  const { account, currency } = useGetAccountSuspense().data
  const form = useRef<HTMLDivElement>(null)
  const choose = useCallback(
    (past: PastTransfer) => {
      dispatch({ type: 'chosen', past })
      notify.success(`Filled in: ${past.act_hold_name}. Check it before you continue.`)
      form.current?.querySelector('input')?.focus()
    },
    [dispatch],
  )
  // Until the next screen is there, this one stays as it was.
  const shown = transfer(state, { type: 'visited', place: 'details' })
  if (shown.step !== 'details') return null

  return (
    <Beside>
      <div ref={form}>
        <Panel title="Details">
          <DetailsForm
            state={shown}
            account={{ code: account.currency, symbol: currency }}
            onType={(field, text) => dispatch({ type: 'typed', field, text })}
            onContinue={() => {
              const next = dispatch({ type: 'continued', accountCurrency: account.currency })
              if (next.step === 'review') void navigate(paths.dashboard.sendConfirm())
            }}
          />
        </Panel>
      </div>
      <AsyncBoundary>
        <RecentTransfers currency={currency} onChoose={choose} />
      </AsyncBoundary>
    </Beside>
  )
}
