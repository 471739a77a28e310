import { plural, t } from '@lingui/core/macro'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { focusHeading } from '#src/components/page/Page.tsx'
import { useTimedRedirect } from '#src/components/page/TimedRedirect.tsx'
import { AccountNumber } from '#src/features/transactions/components/AccountNumber.tsx'
import { payeeRows } from '#src/features/transactions/components/payeeRows.tsx'
import { plainText } from '#src/features/transactions/payees.ts'
import type { OwnAccount } from '#src/features/transactions/receipt.ts'
import { pathOfDetails, rowKey } from '#src/features/transactions/selection.ts'
import { costRows, PayeeGets } from '#src/features/transfers/components/OrderSummary.tsx'
import type { Transfer } from '#src/features/transfers/model.ts'
import { conversionNote, type TransferOrder } from '#src/features/transfers/transferOrder.ts'
import { isoDay, spelledDateAndTime } from '#src/lib/dates.ts'
import { paths } from '#src/paths.ts'
import { redirectMs } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, space, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { ResultMark } from '#src/ui/feedback/ResultMark.tsx'
import { notify } from '#src/ui/feedback/toast.ts'
import { useNow } from '#src/ui/hooks.ts'
import { Between, Cluster, Columns, Stack, surfaceStyle } from '#src/ui/layout/Columns.tsx'
import { Panel, Ruled } from '#src/ui/layout/Panel.tsx'
import { DescriptionList } from '#src/ui/lists/DescriptionList.tsx'
import { Amount } from '#src/ui/text/Amount.tsx'
import { PrintIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

const Result = styled(Stack)`
  ${surfaceStyle}
  padding: ${space.inset};
  /* On a phone the head of the receipt is above the toast about the PIN. */
  @media ${media.narrow} {
    gap: ${space.sm};
  }
`
const Sent = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md} ${space.lg};
  > div {
    flex: 1 1 9rem;
    min-width: min-content;
  }
`
const Name = styled.p`
  font-size: ${text.lead};
`
const Ways = styled(Cluster)`
  @media ${media.narrow} {
    gap: ${space.xs};
    > * {
      padding-inline: ${space.xs};
    }
  }
`
const NoticeTitle = styled.h2`
  font-size: ${text.body};
`
const Countdown = styled(Between)`
  column-gap: ${space.md};
  padding: ${space.xs} ${space.md};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-size: ${text.small};
  line-height: 1.3;
  > p {
    flex: 1 1 8rem;
  }
  @media ${media.narrow} {
    padding-inline: ${space.sm};
    > button {
      padding-inline: ${space.xs};
    }
  }
  &[data-over] {
    visibility: hidden;
    :root:not(:active) & {
      display: none;
    }
  }
`

export interface DoneProps {
  state: Extract<Transfer, { step: 'done' }>
  account: OwnAccount
  sentId: string | undefined
  isRepeated: boolean
}

/** The buttons do not move, so that a press that ends the countdown still reaches its button. */
export function Done({ state, account, sentId, isRepeated }: DoneProps) {
  const { order, notices } = state
  const seconds = redirectMs.short / 1000
  const [isStaying, setStaying] = useState(false)
  const stayButton = useRef<HTMLButtonElement>(null)
  useTimedRedirect(paths.dashboard.home(), isStaying ? undefined : redirectMs.short, greet)
  useEffect(() => {
    if (isStaying) return undefined
    const stay = (event: Event): void => {
      // A held key was pressed before the result was shown.
      if (event instanceof KeyboardEvent && event.repeat) return
      if (stayButton.current === document.activeElement) focusHeading()
      setStaying(true)
    }
    // While capturing, since react-aria stops what its controls handle.
    for (const type of acts) document.addEventListener(type, stay, { capture: true, passive: true })
    return () => {
      for (const type of acts) document.removeEventListener(type, stay, { capture: true })
    }
  }, [isStaying])

  return (
    <Columns $hasNarrowSide>
      <Result>
        <Sent>
          <ResultMark />
          <div>
            <Amount minor={order.amount} currency={account.symbol} size="balance" />
            <Name>
              <PayeeGets quote={order} payee={order.details} account={account} />
            </Name>
          </div>
        </Sent>
        <Ways>
          <ButtonLink to={paths.dashboard.home()} onPress={greet}>
            {t`Go to dashboard`}
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.dashboard.send()}>
            {t`Send another`}
          </ButtonLink>
        </Ways>
        <Countdown data-over={isStaying || undefined}>
          <p role="status">
            {plural(seconds, {
              one: 'Back to your dashboard in # second, unless you press or scroll.',
              other: 'Back to your dashboard in # seconds, unless you press or scroll.',
            })}
          </p>
          <Button ref={stayButton} variant="secondary" onPress={() => setStaying(true)}>
            {t`Stay here`}
          </Button>
        </Countdown>
        {isRepeated && (
          <Banner tone="info">
            {t`You had sent this transfer before, and the bank may count both as one. Look at your transactions if you wanted two.`}
          </Banner>
        )}
        {notices.map(({ title, body }, index) => (
          <Ruled as="section" key={index} aria-label={title}>
            <NoticeTitle>
              <bdi>{title}</bdi>
            </NoticeTitle>
            <p>
              <bdi>{body}</bdi>
            </p>
          </Ruled>
        ))}
        <VisuallyHidden role="status">{isStaying && t`You'll stay on this page.`}</VisuallyHidden>
      </Result>
      <Receipt order={order} account={account} sentId={sentId} />
    </Columns>
  )
}

/** Replaces the message about the PIN on the dashboard. */
function greet(): void {
  notify.success(dashboardTexts.transfer.success)
}

/** Excludes focus and scroll events, which the app causes, too. */
const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

const Lines = styled.div`
  text-align: end;
`

interface ReceiptProps {
  order: TransferOrder
  account: OwnAccount
  /** Of the transfer, once the bank lists it. */
  sentId: string | undefined
}

function Receipt({ order, account, sentId }: ReceiptProps) {
  const { holder, number, code, symbol: currency } = account
  const at = useNow()
  const reference = useReference(order, sentId)
  const { details, amount } = order
  const { act_hold_name, act_no, ...others } = details
  const conversion = conversionNote(amount, details.currency, code)
  return (
    <div data-print="alone">
      <Panel
        title={t`Transfer receipt`}
        actions={
          <Button variant="quiet" icon={<PrintIcon />} onPress={() => print()}>
            {t`Print`}
          </Button>
        }
      >
        <DescriptionList
          isCompact
          rows={[
            ...(holder || number
              ? [{ term: t({ message: 'From', context: 'payer' }), detail: <Party name={holder} account={number} /> }]
              : []),
            { term: t({ message: 'To', context: 'payee' }), detail: <Party name={act_hold_name} account={act_no} /> },
            ...payeeRows(others),
            { term: t`Amount`, detail: <Amount minor={amount} currency={currency} /> },
            ...costRows(order, currency, conversion !== undefined),
            ...(reference === undefined ? [] : [{ term: t`Reference`, detail: reference }]),
            {
              term: t({ message: 'Submitted', comment: 'Before date and time of a transfer' }),
              detail: <time dateTime={isoDay(at)}>{spelledDateAndTime(at)}</time>,
            },
          ]}
        />
        {conversion !== undefined && (
          <Ruled>
            <SmallText>{conversion}</SmallText>
          </Ruled>
        )}
        <p data-print="only">{t`This is not proof of payment. The bank still has to confirm it.`}</p>
      </Panel>
    </div>
  )
}

function Party({ name, account }: { name: string | undefined; account: string | undefined }) {
  return (
    <Lines>
      {name && <bdi>{name}</bdi>}
      {account && (
        <SmallText>
          <AccountNumber number={account} />
        </SmallText>
      )}
    </Lines>
  )
}

/** Of the debit that the bank lists for the order. `id`: of the transfer. */
function useReference({ details }: TransferOrder, id: string | undefined): ReactNode {
  const { transactions } = useGetAccountSuspense().data
  const payee = plainText(details.act_hold_name)
  const row = transactions.find(
    (one) =>
      id !== undefined &&
      one.transfer_id === id &&
      one.transaction_type === 'debit' &&
      plainText(one.name).includes(payee),
  )
  if (row === undefined) return undefined
  const to = pathOfDetails(paths.dashboard.statements(), '', rowKey(row, transactions))
  return <TextLink to={to}>{row.reference || t`Details`}</TextLink>
}
