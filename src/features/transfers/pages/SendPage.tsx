import { t } from '@lingui/core/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import {
  getGetTransferFeeQueryOptions,
  useGetTransfers,
  useGetTransfersSuspense,
} from '#src/api/generated/hooks/transfers/transfers.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { InsecureNotice, NoPinNotice } from '#src/components/form/notices.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { OmittedEntries } from '#src/components/page/OmittedEntries.tsx'
import { isAccountOpen } from '#src/features/transactions/isAccountOpen.ts'
import { payeeKey } from '#src/features/transactions/payees.ts'
import { DetailsForm } from '#src/features/transfers/components/DetailsForm.tsx'
import { newPayee, PayeeName, PayeePicker, type PayeePickerProps } from '#src/features/transfers/components/Payee.tsx'
import { PayeeFields } from '#src/features/transfers/components/PayeeFields.tsx'
import { RecentTransfers } from '#src/features/transfers/components/RecentTransfers.tsx'
import { useDraft, useTransfer } from '#src/features/transfers/components/transferContext.ts'
import { NotOpenNotice, TransferPage } from '#src/features/transfers/components/TransferPage.tsx'
import { detailsOf, emptyDraft, payeeOf } from '#src/features/transfers/details.ts'
import { keptDraft } from '#src/features/transfers/model.ts'
import { hasIbanTypo } from '#src/features/transfers/payeeHints.ts'
import { fieldsOf } from '#src/lib/fields.ts'
import { canOrder } from '#src/orders/orders.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { size, space } from '#src/theme/tokens.ts'
import { PressedLink } from '#src/ui/buttons/Link.tsx'
import { awaited, Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useSignal } from '#src/ui/hooks.ts'
import { Columns } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'

const TextButton = styled(PressedLink)`
  min-height: ${size.target};
  /* Gives the head its height on the next page, so that nothing moves between them. */
  margin-block: -${space.xxs};
`

const question = t`Who are you paying?`
const ignore = (): void => undefined
const awaitedPayees = (
  <PayeePicker
    transactions={['A', 'B', 'C', 'D', 'E'].map((end) => ({
      act_no: `${awaited} ${end}`,
      act_hold_name: awaited,
      bank: awaited,
      amount: 0,
      date: 0,
      status: undefined,
    }))}
    violations={[]}
    value={null}
    onMove={ignore}
    onChoose={ignore}
  />
)
const skeleton = (
  <Skeleton>
    <Columns $hasNarrowSide>
      <Panel title={question}>
        <DetailsForm
          account={{ code: '', symbol: '', balance: 100_000 }}
          payee={awaitedPayees}
          hasPayee={false}
          lastAmount={undefined}
          onContinue={ignore}
        />
      </Panel>
    </Columns>
  </Skeleton>
)
const payeesSkeleton = <Skeleton>{awaitedPayees}</Skeleton>

export const loader = prefetching(() => [getGetTransferFeeQueryOptions()])

export function Component() {
  const store = useTransfer()
  const { dispatch } = store
  const step = useSignal(store, (state) => state.step)
  useEffect(() => {
    dispatch({ type: 'visited', place: 'details' })
  }, [dispatch])
  if (step === 'sending') return <Navigate replace to={paths.dashboard.sendPin()} />
  return (
    <TransferPage title={dashboardTexts.menu.bankTransfer} step="details">
      <NoPinNotice />
      <AsyncBoundary skeleton={skeleton}>{canOrder() ? <Details /> : <InsecureNotice />}</AsyncBoundary>
    </TransferPage>
  )
}

type PayeeView = 'list' | 'edit' | 'new' | 'chosen'

function Details() {
  const navigate = useNavigate()
  const state = fieldsOf(useLocation().state)
  /** Opens the payee of a begun transfer. */
  const isEditing = state['isEditing'] === true
  /** Opens a new payee unless a transfer has been begun. */
  const isNewPayee = state['isNewPayee'] === true
  const store = useTransfer()
  const { get, dispatch } = store
  const { account, currency, violations } = useGetAccountSuspense().data
  const balance = isAccountOpen({ account, violations }) ? account.tb : 'notOpen'
  const { data: past, isError } = useGetTransfers()
  const key = useSignal(store, (state) => payeeKey(keptDraft(state)))
  const listed = (payee: string) => past?.transactions.find((one) => payeeKey(one) === payee)
  const chosen = listed(key)
  const hasRecent = past === undefined ? !isError : past.transactions.length > 0
  /** The new payee, while another one is chosen. */
  const typed = useRef(emptyDraft)
  const isBegun = key !== ''
  /** Shown without the list, which lacks a typed payee. */
  const fieldsView = past !== undefined && chosen === undefined ? 'new' : 'edit'
  const [isNew, setNew] = useState(isBegun ? fieldsView === 'new' : isNewPayee)
  const [wanted, setView] = useState<PayeeView>(
    isBegun ? (isEditing ? fieldsView : 'chosen') : isNewPayee ? 'new' : 'list',
  )
  const view = (wanted === 'list' || wanted === 'edit') && !hasRecent ? 'new' : wanted
  const hasList = view === 'list' || view === 'edit' || isError
  const content = useRef<HTMLDivElement>(null)
  // State, since the field moves when the list above it closes.
  const [focused, setFocused] = useState<{ field: 'amount' | 'act_hold_name' | 'act_no' } | undefined>(() => {
    if (!isBegun) return isNewPayee ? { field: 'act_hold_name' } : undefined
    return isEditing && hasIbanTypo(keptDraft(get()).act_no) ? { field: 'act_no' } : undefined
  })
  useEffect(() => {
    if (focused) content.current?.querySelector<HTMLElement>(`input[name=${focused.field}]`)?.focus()
  }, [focused])

  const begin = useCallback(
    (one: PastTransfer, isRepeated: boolean) => {
      dispatch({ type: 'visited', place: 'details' })
      dispatch({ type: 'chosen', details: isRepeated ? detailsOf(one) : payeeOf(one) })
      setView('chosen')
      setFocused({ field: 'amount' })
    },
    [dispatch],
  )
  useChosenByAddress(past?.transactions, begin)
  const openFields = useCallback(() => setView((current) => (current === 'edit' ? 'edit' : 'new')), [])

  function move(one: PastTransfer | undefined): void {
    setNew(one === undefined)
    const current = keptDraft(get())
    const isListed = listed(payeeKey(current)) !== undefined
    if (!isListed) typed.current = current
    if (one !== undefined) dispatch({ type: 'chosen', details: payeeOf(one) })
    else if (isListed)
      dispatch({ type: 'edited', changes: { ...typed.current, amount: current.amount, note: current.note } })
  }
  function choose(one: PastTransfer | undefined): void {
    move(one)
    setView(one === undefined ? 'new' : 'chosen')
    setFocused({ field: one === undefined ? 'act_hold_name' : 'amount' })
  }

  return (
    <>
      <NotOpenNotice />
      <Columns $hasNarrowSide ref={content}>
        <Panel
          hasRule={view === 'chosen'}
          title={view === 'chosen' ? <DraftPayee /> : question}
          actions={
            view === 'chosen' ? (
              <TextButton onPress={() => setView(fieldsView)}>
                <span>{t`Edit`}</span>
              </TextButton>
            ) : (
              view === 'new' &&
              hasRecent && (
                <TextButton onPress={() => setView('list')}>
                  <span>{t`Recent payees`}</span>
                </TextButton>
              )
            )
          }
        >
          <DetailsForm
            account={{ code: account.currency, symbol: currency, balance }}
            payee={
              <>
                {hasList && (
                  // The key changes with the list: this page's own request does not reset the boundary's error.
                  <AsyncBoundary key={past === undefined ? 'awaited' : 'listed'} skeleton={payeesSkeleton}>
                    <LoadedPayees
                      value={chosen !== undefined ? key : isNew || view === 'edit' ? newPayee : null}
                      onMove={move}
                      onChoose={choose}
                    />
                  </AsyncBoundary>
                )}
                {past !== undefined && !hasRecent && (
                  <OmittedEntries
                    violations={past.violations}
                    list="transactions"
                    notice={t`We couldn't load your payees. You can still enter a new one.`}
                  />
                )}
                <PayeeFields isHidden={view === 'list' || view === 'chosen'} onError={openFields} />
              </>
            }
            hasPayee={view !== 'list' || key !== '' || isNew}
            lastAmount={view === 'chosen' ? chosen?.amount : undefined}
            onContinue={(details) => {
              const next = dispatch({ type: 'continued', details })
              if (next.step === 'review') void navigate(paths.dashboard.sendConfirm())
            }}
          />
        </Panel>
        <RecentTransfers currency={currency} code={account.currency} payee={chosen} />
      </Columns>
    </>
  )
}

function DraftPayee() {
  return <PayeeName {...useDraft()} />
}

function LoadedPayees(props: Omit<PayeePickerProps, 'transactions' | 'violations'>) {
  return <PayeePicker {...props} {...useGetTransfersSuspense().data} />
}

function useChosenByAddress(
  transactions: readonly PastTransfer[] | undefined,
  onChoose: (past: PastTransfer, isRepeated: boolean) => void,
): void {
  const [search, setSearch] = useSearchParams()
  const again = search.get('again')
  const id = again ?? search.get('payee')
  // Not a layout effect, in which the form reports its first, empty, values.
  useEffect(() => {
    if (id === null || transactions === undefined) return
    const past = transactions.find((one) => one.id === id)
    if (past !== undefined) onChoose(past, again !== null)
    setSearch({}, { replace: true })
  }, [again, id, transactions, onChoose, setSearch])
}
