import { Navigate } from 'react-router-dom'
import styled from 'styled-components'
import { useGetAccountSuspense, useGetPinStatus } from '#src/api/generated/hooks/account/account.ts'
import { wasConverted } from '#src/api/violations.ts'
import { paths } from '#src/paths.ts'
import { AccountCard } from '#src/features/account/components/AccountCard.tsx'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'
import { ButtonLink } from '#src/components/ButtonLink.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { OmittedEntries } from '#src/components/OmittedEntries.tsx'
import { Loaded } from '#src/components/AsyncBoundary.tsx'
import { Page } from '#src/components/Page.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { TextLink } from '#src/components/TextLink.tsx'
import { TransactionLines } from '#src/features/transactions/components/TransactionLines.tsx'

/** How many of the newest transactions stand on the first page; Statements & Report has them all. */
const newest = 20

const Beside = styled.div`
  display: grid;
  gap: ${space.lg};
  @media ${media.desktop} {
    grid-template-columns: 3fr 2fr;
  }
`
/** The first page of the dashboard. A customer without a PIN is led to creating one. */
export function HomePage() {
  const { data: pin, isStale } = useGetPinStatus()
  // An answer from before the PIN was created would lead back to where the customer comes from.
  if (!isStale && pin?.haspin === false) return <Navigate replace to={paths.dashboard.createPin()} />
  return (
    <Page
      title={dashboardTexts.menu.dashboard}
      actions={
        <>
          <ButtonLink to={paths.dashboard.send()} variant="secondary">
            {dashboardTexts.menu.bankTransfer}
          </ButtonLink>
          <ButtonLink to={paths.dashboard.addFunds()}>{dashboardTexts.menu.addFunds}</ButtonLink>
        </>
      }
    >
      <Loaded>
        <Account />
      </Loaded>
    </Page>
  )
}

function Account() {
  const { data } = useGetAccountSuspense()
  const { account, currency, transactions, user, violations } = data
  return (
    <>
      <Beside>
        <AccountCard
          account={account}
          currency={currency}
          isNumberDoubtful={wasConverted(violations, 'account.account_no')}
        />
        <Panel title="Overview">
          <DescriptionList
            rows={[
              { term: 'Account holder', detail: user?.fullname || '–' },
              { term: 'Plan', detail: user?.current_plan || '–' },
              { term: 'Currency', detail: account.currency || '–' },
            ]}
          />
        </Panel>
      </Beside>
      <Panel
        title="Transactions"
        isFlush
        actions={<TextLink to={paths.dashboard.statements()}>All transactions</TextLink>}
      >
        {transactions.length === 0 ? (
          <EmptyState
            title={dashboardTexts.noTransactions}
            hint="Once money comes in or goes out, it is listed here."
            action={<ButtonLink to={paths.dashboard.addFunds()}>{dashboardTexts.menu.addFunds}</ButtonLink>}
          />
        ) : (
          <TransactionLines lines={transactions.slice(0, newest)} currency={currency} />
        )}
        <OmittedEntries violations={violations} list="transactions" />
      </Panel>
    </>
  )
}
