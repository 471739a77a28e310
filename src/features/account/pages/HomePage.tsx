import { useMemo, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import styled from 'styled-components'
import {
  getGetAccountQueryOptions,
  getGetPinStatusQueryOptions,
  useGetAccountSuspense,
  useGetPinStatus,
} from '#src/api/generated/hooks/account/account.ts'
import { useGetProfile } from '#src/api/generated/hooks/profile/profile.ts'
import { getGetTransfersQueryOptions } from '#src/api/generated/hooks/transfers/transfers.ts'
import { prefetching } from '#src/api/prefetching.ts'
import { isReadable, wasConverted } from '#src/api/reading/violations.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { lazyPart } from '#src/components/page/lazyPart.tsx'
import { OmittedEntries } from '#src/components/page/OmittedEntries.tsx'
import { Page } from '#src/components/page/Page.tsx'
import {
  cashFlow,
  flowByThisDayLastMonth,
  isComparable,
  latestMonth,
  pendingOf,
  topRecipients,
} from '#src/features/account/cashFlow.ts'
import { AccountHero, HeroFrame } from '#src/features/account/components/AccountHero.tsx'
import { ChartSection, flowHead } from '#src/features/account/components/ChartSection.tsx'
import { GettingStarted } from '#src/features/account/components/GettingStarted.tsx'
import { HiddenFlow } from '#src/features/account/components/HiddenFlow.tsx'
import { HomeSkeleton } from '#src/features/account/components/HomeSkeleton.tsx'
import { RecurringTransactions } from '#src/features/account/components/RecurringTransactions.tsx'
import { TopRecipients } from '#src/features/account/components/TopRecipients.tsx'
import { greeting } from '#src/features/account/greeting.ts'
import { recurringSoon } from '#src/features/account/recurring.ts'
import { TransactionDetails } from '#src/features/transactions/components/TransactionDetails.tsx'
import { TransactionLines } from '#src/features/transactions/components/TransactionLines.tsx'
import { isAccountOpen } from '#src/features/transactions/isAccountOpen.ts'
import { openRow, useSelection } from '#src/features/transactions/selection.ts'
import { monthName, monthOf } from '#src/lib/dates.ts'
import { paths } from '#src/paths.ts'
import { useIsBalanceHidden } from '#src/session/balanceVisibility.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FileIcon } from '#src/ui/NavigationIcons.tsx'
import { OnDark } from '#src/ui/OnDark.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { SmallText } from '#src/ui/SmallText.tsx'
import { SmallTextOnDark } from '#src/ui/SmallTextOnDark.ts'
import { surfaceStyle } from '#src/ui/surfaceStyle.ts'
import { useHydrated } from '#src/ui/useHydrated.ts'
import { useMedia } from '#src/ui/useMedia.ts'
import { useNow } from '#src/ui/useNow.ts'
import { usePrinting } from '#src/ui/usePrinting.ts'

// Figures do not wait for the chart's library.
const CashFlow = lazyPart({
  name: 'the chart',
  load: async () => (await import('#src/features/account/components/CashFlow.tsx')).CashFlow,
  skeleton: <Skeleton lines={1} height={200} />,
  frame: (content) => (
    <ChartSection head={flowHead} isChart>
      {content}
    </ChartSection>
  ),
})

const Plan = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.md};
  padding: ${space.sm} ${space.inset};
  ${surfaceStyle}
  > div {
    display: flex;
    flex: 1 1 8rem;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space.md};
  }
`

const newest = { alone: 6, besideRecurring: 8 }

export const loader = prefetching(() => [
  getGetAccountQueryOptions(),
  getGetPinStatusQueryOptions(),
  getGetTransfersQueryOptions(),
])

export function Component() {
  return (
    <Greeting>
      <AsyncBoundary skeleton={<HomeSkeleton />}>
        <Account />
      </AsyncBoundary>
    </Greeting>
  )
}

/** Separate from the account, whose long first render would not yield if these responses rendered it again. */
function Greeting({ children }: { children: ReactNode }) {
  const now = useNow()
  const isHydrated = useHydrated()
  const { data: pin, isStale } = useGetPinStatus()
  const { data: profile } = useGetProfile()
  // A response from before the PIN was created would lead back to the page for creating it.
  if (!isStale && pin?.haspin === false) return <Navigate replace to={paths.dashboard.createPin()} />
  return (
    <Page
      title={isHydrated ? greeting(now, profile?.user?.fullname) : '\u00a0'}
      windowTitle={dashboardTexts.avatar.home}
    >
      {children}
    </Page>
  )
}

function Account() {
  const now = useNow()
  const { data } = useGetAccountSuspense()
  const { account, currency, transactions, user, violations } = data
  // The paper has the balances that the screen hides.
  const isPrinting = usePrinting()
  const isHidden = useIsBalanceHidden() && !isPrinting
  const { key } = useSelection()
  const { months, recipients, pending, latest, byThisDay, recurring } = useMemo(() => {
    const latest = latestMonth(transactions, now)
    return {
      months: cashFlow(transactions, latest),
      recipients: topRecipients(transactions, monthOf(latest)),
      latest,
      pending: pendingOf(transactions),
      byThisDay: flowByThisDayLastMonth(transactions, now),
      recurring: recurringSoon(transactions, now),
    }
  }, [transactions, now])
  const isListed = isReadable(violations, 'transactions')
  const isNew = isListed && transactions.length === 0
  const isUnread = !isListed && transactions.length === 0
  const isOpen = isAccountOpen(data)
  const isWide = useMedia(media.wide)
  const isDesktop = useMedia(media.desktop)
  // The chart goes below the account, or it would push the newest transactions off the first screen.
  const isChartBelow = !isDesktop && !isNew
  const open = openRow(transactions, key)
  const list = (
    <Panel
      title="Transactions"
      isFlush
      actions={!isNew && <TextLink to={paths.dashboard.statements()}>All transactions</TextLink>}
    >
      {isNew ? (
        <EmptyState
          icon={<FileIcon size={24} />}
          title={dashboardTexts.noTransactions}
          hint="Money in and money out will be listed here."
        />
      ) : isUnread ? null : (
        <TransactionLines
          rows={transactions.slice(0, recurring.length > 0 ? newest.besideRecurring : newest.alone)}
          of={transactions}
          currency={currency}
          columns={isWide ? 'amount' : undefined}
          isOpening
        />
      )}
      <OmittedEntries violations={violations} list="transactions" />
    </Panel>
  )
  const chart = isNew ? (
    <ChartSection isLow head={<h2 id="cash-flow">Getting started</h2>}>
      <GettingStarted
        isEmailVerified={user?.verified !== false}
        isIdentityVerified={user?.verification_status === 'verified'}
        isAccountOpen={isOpen}
      />
    </ChartSection>
  ) : !isComparable(months) ? (
    <ChartSection head={flowHead}>
      <SmallTextOnDark>
        {isListed
          ? "Once you have two months of transactions, you'll see your money in and out here."
          : `We couldn't load ${isUnread ? '' : 'all of '}your transactions, so this isn't shown.`}
      </SmallTextOnDark>
    </ChartSection>
  ) : isHidden ? (
    <HiddenFlow months={months} rows={transactions} />
  ) : (
    <CashFlow
      months={months}
      rows={isListed ? transactions : undefined}
      balance={account.tb}
      byThisDay={byThisDay}
      currency={currency}
    />
  )
  const chartBelow = isChartBelow && (
    <HeroFrame>
      <OnDark>{chart}</OnDark>
    </HeroFrame>
  )
  const isPlanKnown = isReadable(violations, 'user.current_plan')
  const hasSide = recipients.length + recurring.length > 0
  const plan = (isPlanKnown || account.currency) && (
    <Plan>
      <div>
        {isPlanKnown && <b>{user?.current_plan ? `${user.current_plan} plan` : 'No plan'}</b>}
        {account.currency && <SmallText as="span">{`Account in ${account.currency}`}</SmallText>}
      </div>
      <TextLink to={paths.dashboard.upgrade()}>{dashboardTexts.menu.upgrade}</TextLink>
    </Plan>
  )
  return (
    <>
      <AccountHero
        accountNumber={account.account_no || undefined}
        isNumberDoubtful={wasConverted(violations, 'account.account_no')}
        balance={account.tb}
        currency={currency}
        pending={pending}
        isNew={isNew}
        isNumberAwaited={!isOpen}
        hasNoBalance={account.tb === undefined && isReadable(violations, 'account.tb')}
        isHidden={isHidden}
      >
        {isChartBelow ? null : chart}
      </AccountHero>
      {!hasSide ? (
        <>
          {list}
          {chartBelow}
        </>
      ) : (
        <Columns $hasNarrowSide>
          {list}
          <Stack>
            {chartBelow}
            {recipients.length > 0 && (
              <Panel title="Where it went" actions={<span>{monthName(latest)}</span>}>
                <TopRecipients recipients={recipients} currency={currency} isHidden={isHidden} />
              </Panel>
            )}
            {recurring.length > 0 && (
              <Panel title="Usually around now">
                <RecurringTransactions entries={recurring} currency={currency} isHidden={isHidden} />
              </Panel>
            )}
            {plan}
          </Stack>
        </Columns>
      )}
      {!hasSide && plan}
      {open !== undefined && <TransactionDetails row={open} currency={currency} code={account.currency} />}
    </>
  )
}
