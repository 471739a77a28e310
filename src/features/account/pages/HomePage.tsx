import { t } from '@lingui/core/macro'
import { useMemo, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import {
  getGetAccountQueryOptions,
  getGetPinStatusQueryOptions,
  useGetAccountSuspense,
  useGetPinStatus,
} from '#src/api/generated/hooks/account/account.ts'
import { useGetProfile } from '#src/api/generated/hooks/profile/profile.ts'
import { getGetTransfersQueryOptions } from '#src/api/generated/hooks/transfers/transfers.ts'
import { isReadable, wasConverted } from '#src/api/reading/violations.ts'
import { prefetching } from '#src/api/sessionQueries.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { AsyncBoundary } from '#src/components/page/AsyncBoundary.tsx'
import { ErrorState } from '#src/components/page/ErrorState.tsx'
import { OmittedEntries } from '#src/components/page/OmittedEntries.tsx'
import { Page } from '#src/components/page/Page.tsx'
import { cashFlow, isComparable, latestMonth } from '#src/features/account/cashFlow.ts'
import {
  AccountHero,
  balanceUnread,
  Hero,
  HeroFrame,
  UnreadBalance,
} from '#src/features/account/components/AccountHero.tsx'
import { CashFlow } from '#src/features/account/components/CashFlow.tsx'
import { ChartSection } from '#src/features/account/components/ChartSection.tsx'
import { RecurringTransactions } from '#src/features/account/components/RecurringTransactions.tsx'
import { recurringSoon } from '#src/features/account/recurring.ts'
import { TransactionDetails } from '#src/features/transactions/components/TransactionDetails.tsx'
import { awaitedRows, TransactionLines } from '#src/features/transactions/components/TransactionLines.tsx'
import { isAccountOpen } from '#src/features/transactions/isAccountOpen.ts'
import { useOpenRow } from '#src/features/transactions/selection.ts'
import { totalsOf } from '#src/features/transactions/totals.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { awaited, awaitedDate, Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { useHydrated, useNow } from '#src/ui/hooks.ts'
import { Columns } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { useMedia } from '#src/ui/layout/useMedia.ts'
import { EmptyState } from '#src/ui/lists/EmptyState.tsx'
import { Amount } from '#src/ui/text/Amount.tsx'
import { FileIcon } from '#src/ui/text/NavigationIcons.tsx'
import { OnDark, SmallTextOnDark } from '#src/ui/text/OnDark.tsx'

const newest = 8

export const loader = prefetching(() => [
  getGetAccountQueryOptions(),
  getGetPinStatusQueryOptions(),
  getGetTransfersQueryOptions(),
])

export function Component() {
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
      <AsyncBoundary skeleton={<Loading />} failure={(retry) => <Failed onRetry={retry} />}>
        <Account />
      </AsyncBoundary>
    </Page>
  )
}

function greeting(now: Date, fullName: string | undefined): string {
  const hour = now.getHours()
  const name = fullName?.trim().split(/\s+/)[0]
  if (hour < 5) return name ? t`Hello, ${name}` : t`Hello`
  if (hour < 12) return name ? t`Good morning, ${name}` : t`Good morning`
  if (hour < 18) return name ? t`Good afternoon, ${name}` : t`Good afternoon`
  return name ? t`Good evening, ${name}` : t`Good evening`
}

interface LayoutProps {
  hero: (chart: ReactNode) => ReactNode
  chart?: ReactNode
  usual?: ReactNode
  list: ReactNode
}

/** On a phone the chart is below the newest transactions, which it would push off the first screen. */
function Layout({ hero, chart, usual, list }: LayoutProps) {
  const isDesktop = useMedia(media.desktop)
  return (
    <>
      {hero(isDesktop && chart)}
      {isDesktop && usual ? (
        <Columns $hasNarrowSide>
          {list}
          {usual}
        </Columns>
      ) : (
        <>
          {usual}
          {list}
        </>
      )}
      {!isDesktop && chart && (
        <HeroFrame>
          <OnDark>{chart}</OnDark>
        </HeroFrame>
      )}
    </>
  )
}

function Transactions({ isNew = false, children }: { isNew?: boolean; children: ReactNode }) {
  return (
    <Panel
      title={t`Transactions`}
      isFlush
      actions={!isNew && <TextLink to={paths.dashboard.statements()}>{t`All transactions`}</TextLink>}
    >
      {children}
    </Panel>
  )
}

const awaitedBalance = <Amount minor={100_000_00} currency="" size="balance" />
const awaitedEntries = ['A', 'B', 'C'].map((end) => ({
  name: `${awaited} ${end}`,
  direction: 'debit' as const,
  amount: 10_000,
  last: awaitedDate,
  due: new Date(awaitedDate),
}))

function Loading() {
  return (
    <Layout
      hero={(chart) => <Hero balance={<Skeleton>{awaitedBalance}</Skeleton>}>{chart}</Hero>}
      chart={
        <ChartSection>
          <Skeleton height={200} />
        </ChartSection>
      }
      usual={
        <Panel title={t`Usually around now`}>
          <Skeleton>
            <RecurringTransactions entries={awaitedEntries} currency="" />
          </Skeleton>
        </Panel>
      }
      list={
        <Transactions>
          <Skeleton>
            <TransactionLines rows={awaitedRows(newest)} currency="" />
          </Skeleton>
        </Transactions>
      }
    />
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Layout
      hero={(chart) => (
        <Hero number="–" balance={<UnreadBalance onRetry={onRetry} />} note={balanceUnread}>
          {chart}
        </Hero>
      )}
      chart={
        <ChartSection>
          <SmallTextOnDark>{t`We couldn't load your transactions, so this isn't shown.`}</SmallTextOnDark>
        </ChartSection>
      }
      list={
        <Transactions>
          <ErrorState onRetry={onRetry} />
        </Transactions>
      }
    />
  )
}

function Account() {
  const now = useNow()
  const { data } = useGetAccountSuspense()
  const { account, currency, transactions, violations } = data
  const { months, pending, recurring } = useMemo(
    () => ({
      months: cashFlow(transactions, latestMonth(transactions, now)),
      pending: totalsOf(transactions.filter(({ status }) => status === 'in_progress')),
      recurring: recurringSoon(transactions, now),
    }),
    [transactions, now],
  )
  const isListed = isReadable(violations, 'transactions')
  const isNew = isListed && transactions.length === 0
  const open = useOpenRow(transactions)
  return (
    <>
      <Layout
        hero={(chart) => (
          <AccountHero
            account={account}
            isNumberDoubtful={wasConverted(violations, 'account.account_no')}
            isOpen={isAccountOpen(data)}
            isNew={isNew}
            pending={pending}
            currency={currency}
          >
            {chart}
          </AccountHero>
        )}
        chart={
          isNew ? undefined : isComparable(months) ? (
            <CashFlow months={months} currency={currency} />
          ) : (
            <ChartSection>
              <SmallTextOnDark>
                {isListed
                  ? t`Once you have two months of transactions, you'll see your money in and out here.`
                  : t`We couldn't load all of your transactions, so this isn't shown.`}
              </SmallTextOnDark>
            </ChartSection>
          )
        }
        usual={
          recurring.length > 0 && (
            <Panel title={t`Usually around now`}>
              <RecurringTransactions entries={recurring} currency={currency} />
            </Panel>
          )
        }
        list={
          <Transactions isNew={isNew}>
            {isNew ? (
              <EmptyState
                icon={<FileIcon size={24} />}
                title={dashboardTexts.noTransactions}
                hint={t`Money in and money out will be listed here.`}
              />
            ) : (
              transactions.length > 0 && (
                <TransactionLines
                  rows={transactions.slice(0, newest)}
                  of={transactions}
                  currency={currency}
                  isOpening
                />
              )
            )}
            <OmittedEntries violations={violations} list="transactions" />
          </Transactions>
        }
      />
      {open !== undefined && <TransactionDetails row={open} currency={currency} code={account.currency} />}
    </>
  )
}
