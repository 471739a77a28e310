import styled from 'styled-components'
import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import { paths } from '#src/paths.ts'
import type { Failure } from '#src/features/transfers/model.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { space } from '#src/theme/tokens.ts'
import { Banner } from '#src/ui/Banner.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/components/ButtonLink.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { TransactionLines } from '#src/features/transactions/components/TransactionLines.tsx'
import { Waiting } from '#src/ui/Waiting.tsx'

/** How many show whether the order is among them. */
const newest = 3

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`

/** An order that did not go through. It is never sent again by itself; the customer decides, and enters the PIN anew. */
export function Unsent({ failure, onResume }: { failure: Failure; onResume: () => void }) {
  const isUnknown = failure.kind === 'unknown'
  return (
    <>
      <Banner tone="danger">{failure.message}</Banner>
      <p>
        {isUnknown
          ? 'The bank did not answer as it should, so the transfer may have been ordered all the same. Look for it among your newest transactions before you try again.'
          : 'The bank did not take the order. Your details are still here.'}
      </p>
      {isUnknown && <NewestTransactions />}
      <Actions>
        {isUnknown && <ButtonLink to={paths.dashboard.statements()}>{dashboardTexts.statements.title}</ButtonLink>}
        <Button variant={isUnknown ? 'secondary' : 'primary'} onPress={onResume}>
          Try again with the PIN
        </Button>
        <ButtonLink to={paths.dashboard.sendConfirm()} variant="quiet">
          Back to the details
        </ButtonLink>
      </Actions>
    </>
  )
}

/** What the bank lists now, asked anew since the order. */
function NewestTransactions() {
  const { data, isFetching, isError } = useGetAccountSuspense()
  const { transactions, currency } = data
  return (
    <Panel title="Your newest transactions" isFlush={!isFetching && !isError && transactions.length > 0}>
      {isFetching ? (
        <Waiting>Asking the bank.</Waiting>
      ) : isError ? (
        <p>The bank could not be asked. Do not order again before you have seen them.</p>
      ) : transactions.length === 0 ? (
        <p>There are none so far.</p>
      ) : (
        <TransactionLines rows={transactions.slice(0, newest)} currency={currency} />
      )}
    </Panel>
  )
}
