import styled from 'styled-components'
import { useGetTransfers } from '#src/api/generated/hooks/transfers/transfers.ts'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { config } from '#src/config.ts'
import { counterparty } from '#src/features/transactions/counterparty.ts'
import { receiptOf } from '#src/features/transactions/receipt.ts'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { color, font, space, text } from '#src/theme/tokens.ts'
import { Amount } from '#src/ui/Amount.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DescriptionList, type DescriptionRow } from '#src/ui/DescriptionList.tsx'
import { Monogram } from '#src/ui/Monogram.tsx'
import { PrintIcon } from '#src/ui/NavigationIcons.tsx'
import { printOut } from '#src/ui/printOut.ts'
import { Time } from '#src/ui/Time.tsx'
import { PrintedReceipt } from './PrintedReceipt.tsx'
import { TransactionStatus } from './TransactionStatus.tsx'

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
`
const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  overflow-wrap: anywhere;
  b {
    display: block;
    font-weight: 600;
  }
  p {
    color: ${color.muted};
    font-size: ${text.small};
  }
`
const Figure = styled.p`
  > * {
    font-family: ${font.heading};
    font-size: 2.125rem;
    font-weight: 600;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`
const Note = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`

const directions = { credit: 'Credit', debit: 'Debit' } as const

export interface TransactionFactsProps {
  row: StatementRow
  /** Symbol or code of the account's currency. */
  currency: string
  /** The customer's account, for the receipt, with the code of its currency. */
  account: { holder: string | undefined; number: string | null | undefined; code: string | undefined }
}

/**
 * Everything that is known of a transaction, its receipt and what can be done with it. Details of a transfer are shown only
 * where the row itself names the transfer.
 */
export function TransactionFacts({ row, currency, account }: TransactionFactsProps) {
  const { name, date, transaction_type: direction, status, amount, reference, fee, transfer_id: transferId } = row
  const { data: transfers } = useGetTransfers({ query: { enabled: transferId !== undefined } })
  const transfer = transfers?.transactions.find(({ id }) => id !== undefined && id === transferId)
  const optional = (term: string, detail: string | undefined): DescriptionRow[] => (detail ? [{ term, detail }] : [])
  return (
    <>
      <Column>
        <Who>
          <Monogram name={counterparty(name)} direction={direction} />
          <div>
            <b>
              <bdi>{name || '–'}</bdi>
            </b>
            <p>
              <Time date={date} />
              {direction !== undefined && ` · ${directions[direction]}`}
            </p>
          </div>
        </Who>
        <Figure>
          <Amount minor={amount} currency={currency} direction={direction} />
        </Figure>
        <DescriptionList
          rows={[
            { term: 'Status', detail: <TransactionStatus status={status} /> },
            ...optional('Currency', account.code),
            ...(fee === undefined ? [] : [{ term: 'Fee', detail: <Amount minor={fee} currency={currency} /> }]),
            ...optional('Payee', transfer?.act_hold_name),
            ...optional('Bank', transfer?.bank),
            ...optional('Account', transfer?.act_no),
            ...optional('SWIFT', transfer?.swift),
            ...optional('Note', transfer?.note),
            ...(reference ? [{ term: 'Reference', detail: reference, copyValue: reference }] : []),
            ...optional('From', [config.bankName, account.holder, account.number].filter(Boolean).join(' · ')),
          ]}
        />
        <Note>This is not proof of payment.</Note>
        <Actions>
          {transfer?.id !== undefined && (
            <ButtonLink to={paths.dashboard.send({ again: transfer.id })}>Send again</ButtonLink>
          )}
          <Button variant="secondary" icon={<PrintIcon />} onPress={() => printOut('receipt')}>
            Print receipt
          </Button>
        </Actions>
        <p>
          Something wrong? <TextLink to={paths.dashboard.contact()}>{dashboardTexts.menu.contact}</TextLink>
          {reference && (
            <>
              {' '}
              (give the reference <bdi>{reference}</bdi>)
            </>
          )}
        </p>
      </Column>
      <PrintedReceipt receipt={receiptOf(row, transfer, { bank: config.bankName, ...account, symbol: currency })} />
    </>
  )
}
