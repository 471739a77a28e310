import styled from 'styled-components'
import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { AccountNumber } from '#src/features/transactions/components/AccountNumber.tsx'
import { plainText } from '#src/features/transactions/payees.ts'
import type { OwnAccount } from '#src/features/transactions/receipt.ts'
import { keyOf, pathOfDetails } from '#src/features/transactions/selection.ts'
import { costRows, filledRows } from '#src/features/transfers/components/OrderSummary.tsx'
import { conversionNote, type TransferOrder } from '#src/features/transfers/order.ts'
import { isoDay, spelledDateAndTime } from '#src/lib/dates.ts'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { useNow } from '#src/ui/hooks.ts'
import { Panel, Ruled } from '#src/ui/layout/Panel.tsx'
import { DescriptionList } from '#src/ui/lists/DescriptionList.tsx'
import { Amount } from '#src/ui/text/Amount.tsx'
import { PrintIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'

const Lines = styled.div`
  text-align: end;
`

export interface ReceiptProps {
  order: TransferOrder
  account: OwnAccount
  /** Of the transfer, once the bank lists it. */
  sentId: string | undefined
}

export function Receipt({ order, account, sentId }: ReceiptProps) {
  const { holder, number, code, symbol: currency } = account
  const at = useNow()
  const sent = useSentTransaction(order, sentId)
  const { details, amount } = order
  const { act_hold_name, act_no, ...others } = details
  const conversion = conversionNote(amount, details.currency, code)
  return (
    <div data-print="alone">
      <Panel
        title="Transfer receipt"
        actions={
          <Button variant="quiet" icon={<PrintIcon />} onPress={() => print()}>
            Print
          </Button>
        }
      >
        <DescriptionList
          isCompact
          rows={[
            ...(holder || number ? [{ term: 'From', detail: <Party name={holder} account={number} /> }] : []),
            { term: 'To', detail: <Party name={act_hold_name} account={act_no} /> },
            ...filledRows({ ...others, act_hold_name: '', act_no: '' }),
            { term: 'Amount', detail: <Amount minor={amount} currency={currency} /> },
            ...costRows(order, currency, conversion !== undefined),
            ...(sent === undefined
              ? []
              : [{ term: 'Reference', detail: <TextLink to={sent.to}>{sent.reference ?? 'Details'}</TextLink> }]),
            {
              term: 'Submitted',
              detail: <time dateTime={isoDay(at)}>{spelledDateAndTime(at)}</time>,
            },
          ]}
        />
        {conversion !== undefined && (
          <Ruled>
            <SmallText>{conversion}</SmallText>
          </Ruled>
        )}
        <p data-print="only">This is not proof of payment. The bank still has to confirm it.</p>
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

export interface SentTransaction {
  reference: string | undefined
  to: string
}

/** The debit of the transfer that the bank lists for the order. `id`: of that transfer. */
export function useSentTransaction(
  { details }: Pick<TransferOrder, 'details'>,
  id: string | undefined,
): SentTransaction | undefined {
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
  const to = pathOfDetails(paths.dashboard.statements(), '', keyOf(row, transactions))
  return { reference: row.reference || undefined, to }
}
