import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { TransactionLines } from '#src/features/transactions/components/TransactionLines.tsx'
import type { Transfer } from '#src/features/transfers/model.ts'
import { type Instant, timeOfDay } from '#src/lib/dates.ts'
import { formatMoney } from '#src/lib/money.ts'
import { lookEveryMs, lookingMs } from '#src/orders/useOrder.ts'
import { notFound } from '#src/orders/words.ts'
import { paths } from '#src/paths.ts'
import * as texts from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Waiting } from '#src/ui/feedback/Waiting.tsx'
import { Cluster, Stack } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'

const newest = 3

interface Props {
  state: Extract<Transfer, { step: 'unsent' }>
  currency: string
  /** When the bank's list last lacked it. */
  missingAt: Instant | undefined
  /** Ids of transfers with the same details. */
  listedBefore: readonly string[]
  onResume: () => void
}

/** An order is never resent automatically: the customer decides and enters the PIN again. */
export function Unsent({ state, currency, missingAt, listedBefore, onResume }: Props) {
  const { order, failure } = state
  const { kind, message, advice } = failure
  const amount = formatMoney(order.amount, currency)
  const payee = <bdi>{order.details.act_hold_name}</bdi>
  const [lookingUntil] = useState(() => Date.now() + lookingMs)
  const time = timeOfDay(lookingUntil)
  const tone = kind === 'refused' || kind === 'declined' ? 'danger' : kind === 'listed' ? 'info' : 'warning'
  return (
    <Stack>
      <p>
        <Trans>
          <span>{amount}</span> to {payee}
        </Trans>
      </p>
      <Banner tone={tone}>
        {message !== undefined && message !== texts.somethingWentWrongLoud && <b>{`${message} `}</b>}
        <span>{advice}</span>
      </Banner>
      {kind !== 'refused' && (
        <>
          {(missingAt !== undefined || kind === 'unknown') && (
            <p>
              {missingAt !== undefined && <span>{notFound(missingAt)}</span>}
              {kind === 'unknown' && (
                <span>{t`We keep looking for it until ${time}. If you send it again before then, you may pay twice.`}</span>
              )}
            </p>
          )}
          {/* Precedes the list: at the end of a phone's screen, the toast would cover it. */}
          <Cluster>
            <ButtonLink
              variant={kind === 'unknown' || kind === 'listed' ? 'primary' : 'secondary'}
              to={paths.dashboard.statements()}
            >
              {dashboardTexts.statements.title}
            </ButtonLink>
          </Cluster>
          <NewestTransactions earlier={listedBefore} />
        </>
      )}
      {kind !== 'listed' && (
        <Cluster>
          <Button variant={kind === 'unknown' ? 'secondary' : 'primary'} onPress={onResume}>
            {t`Try again with the PIN`}
          </Button>
          <ButtonLink to={paths.dashboard.sendConfirm()} variant="quiet">
            {t`Back to the details`}
          </ButtonLink>
          {kind === 'refused' && <HelpLink />}
        </Cluster>
      )}
    </Stack>
  )
}

function NewestTransactions({ earlier }: { earlier: readonly string[] }) {
  const {
    data,
    isFetching: isRefetching,
    isError,
    isFetchedAfterMount,
  } = useGetAccountSuspense({ query: { refetchInterval: lookEveryMs } })
  /** Hides only a list from before the order: a later one stays while it is refetched. */
  const isFetching = isRefetching && !isFetchedAfterMount
  const { transactions, currency } = data
  const rows = transactions.slice(0, newest)
  const isEarlierShown = rows.some(({ transfer_id: id }) => id !== undefined && earlier.includes(id))
  return (
    <Panel
      title={t`Your newest transactions`}
      actions={
        isEarlierShown &&
        !isFetching && (
          <SmallText>{t`The list has an earlier transfer with the same details. It isn't this one.`}</SmallText>
        )
      }
      isFlush={!isFetching && !isError && transactions.length > 0}
    >
      {isFetching ? (
        <Waiting>{t`Loading your transactions.`}</Waiting>
      ) : isError ? (
        <p>{t`We couldn't check. Don't send again until you've seen your latest transactions.`}</p>
      ) : transactions.length === 0 ? (
        <p>{t`No transactions yet.`}</p>
      ) : (
        <TransactionLines rows={rows} currency={currency} />
      )}
    </Panel>
  )
}
