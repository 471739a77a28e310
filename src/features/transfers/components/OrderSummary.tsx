import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { payeeRows } from '#src/features/transactions/components/payeeRows.tsx'
import { isConverted, type OwnAccount } from '#src/features/transactions/receipt.ts'
import type { TransferDetails } from '#src/features/transfers/details.ts'
import { formatPercent, type Quote } from '#src/features/transfers/fee.ts'
import { conversionNote, type TransferOrder } from '#src/features/transfers/transferOrder.ts'
import { formatMoney } from '#src/lib/money.ts'
import { media } from '#src/theme/media.ts'
import { ActionBar } from '#src/ui/layout/ActionBar.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { useMedia } from '#src/ui/layout/useMedia.ts'
import { DescriptionList, type DescriptionRow } from '#src/ui/lists/DescriptionList.tsx'
import { Amount } from '#src/ui/text/Amount.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'

export interface OrderSummaryProps {
  order: TransferOrder
  account: Pick<OwnAccount, 'code' | 'symbol'>
}

export function OrderSummary({ order, account: { code, symbol: currency } }: OrderSummaryProps) {
  const isDesktop = useMedia(media.desktop)
  const { details, amount } = order
  const conversion = conversionNote(amount, details.currency, code)
  const { act_hold_name: payee, act_no, bank, note } = details
  const list = (
    <DescriptionList
      isCompact
      rows={[
        { term: t`Payee`, detail: <bdi>{payee}</bdi> },
        { term: t`Amount`, detail: <Amount minor={amount} currency={currency} /> },
        ...costRows(order, currency, conversion !== undefined),
        ...payeeRows({ act_no, bank, note }),
      ]}
    />
  )
  return isDesktop ? <Panel title={t`Details`}>{list}</Panel> : <Disclosure title={t`Details`}>{list}</Disclosure>
}

const notKnown = t`Not known`

export function costRows(
  { percent, fee, received }: Pick<Quote, 'percent' | 'fee' | 'received'>,
  currency: string,
  isConverted: boolean,
  feeRemark?: string,
): [fee: DescriptionRow, received: DescriptionRow] {
  return [
    {
      term: percent === 'unreadable' ? t`Fee` : t`Fee (${{ percent: formatPercent(percent) }})`,
      detail: fee === undefined ? notKnown : <Amount minor={fee} currency={currency} />,
      remark: feeRemark,
    },
    {
      term: t`Amount received`,
      isTotal: true,
      detail:
        received === undefined ? (
          notKnown
        ) : isConverted ? (
          <Trans>
            <Amount minor={received} currency={currency} /> <SmallText as="small">before conversion</SmallText>
          </Trans>
        ) : (
          <Amount minor={received} currency={currency} />
        ),
    },
  ]
}

export interface OrderActionBarProps extends PayeeGetsProps {
  back: string
  children: ReactNode
}

export function OrderActionBar({ back, children, ...payeeGets }: OrderActionBarProps) {
  return (
    <ActionBar
      summary={formatMoney(payeeGets.quote.amount, payeeGets.account.symbol)}
      note={<PayeeGets {...payeeGets} />}
      others={
        <ButtonLink variant="quiet" to={back}>
          {t`Back`}
        </ButtonLink>
      }
    >
      {children}
    </ActionBar>
  )
}

export interface PayeeGetsProps {
  quote: Pick<Quote, 'amount' | 'received'>
  payee: Pick<TransferDetails, 'act_hold_name' | 'currency'>
  account: Pick<OwnAccount, 'code' | 'symbol'>
}

/** Names the payee alone if the payee gets the whole amount, or it is not known how much. */
export function PayeeGets({ quote: { amount, received }, payee, account }: PayeeGetsProps) {
  const name = <bdi>{payee.act_hold_name}</bdi>
  if (received === undefined || received === amount)
    return (
      <span key="all">
        <Trans comment="Below an amount">to {name}</Trans>
      </span>
    )
  const sum = formatMoney(received, account.symbol)
  return isConverted(payee.currency, account.code) ? (
    <span key="converted">
      <Trans>
        <span>{name}</span> gets <span>{sum}</span> before conversion
      </Trans>
    </span>
  ) : (
    <span key="rest">
      <Trans>
        <span>{name}</span> gets <span>{sum}</span>
      </Trans>
    </span>
  )
}
