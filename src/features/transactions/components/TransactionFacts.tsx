import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useGetTransfers } from '#src/api/generated/hooks/transfers/transfers.ts'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { counterparty } from '#src/features/transactions/counterparty.ts'
import { payeeLabels } from '#src/features/transactions/payeeLabels.ts'
import { payeeId } from '#src/features/transactions/payees.ts'
import { isConverted, receivedOf } from '#src/features/transactions/receipt.ts'
import type { Minor } from '#src/lib/money.ts'
import { paths } from '#src/paths.ts'
import { font, space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Cluster, Line, Stack } from '#src/ui/layout/Columns.tsx'
import { DescriptionList, type DescriptionRow } from '#src/ui/lists/DescriptionList.tsx'
import { Amount, directionNames } from '#src/ui/text/Amount.tsx'
import { Monogram } from '#src/ui/text/Monogram.tsx'
import { PrintIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallText, StrongText } from '#src/ui/text/Text.tsx'
import { Time } from '#src/ui/text/Time.tsx'
import { AccountNumber } from './AccountNumber.tsx'
import { TransactionStatus } from './TransactionStatus.tsx'

const Figure = styled.div`
  display: grid;
  justify-items: start;
  > :first-child {
    font-family: ${font.heading};
    font-size: 2.125rem;
    font-weight: 600;
  }
`
const Actions = styled(Cluster)`
  > * {
    flex: 1 1 8rem;
    padding-inline: ${space.xs};
  }
`

export interface TransactionFactsProps {
  row: StatementRow
  balance?: Minor | undefined
  currency: string
  /** Of the account's currency. */
  code: string | undefined
}

/** Details of a transfer are shown only if the row itself names the transfer. */
export function TransactionFacts({ row, balance, currency, code }: TransactionFactsProps) {
  const { name, date, transaction_type: direction, status, amount, reference, fee, transfer_id: transferId } = row
  const { data: transfers, isLoading } = useGetTransfers({ query: { enabled: transferId !== undefined } })
  const past = transfers?.transactions ?? []
  const transfer = past.find(({ id }) => id !== undefined && id === transferId)
  const total = receivedOf(row, transfer, code)
  const known = (term: string, detail: ReactNode): DescriptionRow[] => (detail ? [{ term, detail }] : [])
  const sum = (minor: Minor | undefined) => minor !== undefined && <Amount minor={minor} currency={currency} />
  const isFailed = status === 'failed'
  const rows: DescriptionRow[] = [
    ...known(
      t`Payee`,
      transfer?.id !== undefined && (
        <TextLink to={paths.dashboard.payee(payeeId(past, transfer.id))}>
          <bdi>{transfer.act_hold_name || t`All transfers`}</bdi>
        </TextLink>
      ),
    ),
    ...known(t`Account`, transfer?.act_no && <AccountNumber number={transfer.act_no} />),
    ...known(payeeLabels.bank, transfer?.bank),
    ...known(payeeLabels.swift, transfer?.swift),
    ...known(payeeLabels.note, transfer?.note),
    ...known(payeeLabels.currency, isConverted(transfer?.currency, code) && transfer?.currency),
    ...known(t`Fee`, !isFailed && sum(fee)),
    ...known(total?.term ?? '', sum(total?.received)),
    ...known(t`Balance after`, sum(balance)),
    ...(reference ? [{ term: t`Reference`, detail: <bdi>{reference}</bdi>, copyValue: reference }] : []),
  ]
  const help = paths.dashboard.contact()
  return (
    <div data-print="alone">
      <Stack $gap="md">
        <h2 data-print="only">{transfer ? t`Transfer receipt` : t`Transaction receipt`}</h2>
        <Line>
          <Monogram name={counterparty(name)} direction={direction} />
          <div>
            <StrongText>
              <bdi>{name || '–'}</bdi>
            </StrongText>
            <SmallText>
              <Time date={date} />
              {direction !== undefined && <span>{` · ${directionNames[direction]}`}</span>}
            </SmallText>
          </div>
        </Line>
        <Figure>
          <Amount minor={amount} currency={currency} direction={direction} isStruck={isFailed} />
          <TransactionStatus status={status} />
          {status === 'in_progress' && <SmallText>{t`The bank still has to confirm it.`}</SmallText>}
          {isFailed && (
            <SmallText>{t`The bank didn't make this transfer. It isn't counted in your balance.`}</SmallText>
          )}
        </Figure>
        <Actions $gap="xs" data-print="hide">
          {/* Keeps the place of the button. */}
          {isLoading && <span />}
          {/* Hidden while a second transfer may be a mistake. */}
          {transfer?.id !== undefined && status !== 'in_progress' && (
            <ButtonLink to={paths.dashboard.send({ again: transfer.id })}>{t`Send again`}</ButtonLink>
          )}
          {isFailed && (
            <ButtonLink variant={transfer?.id === undefined ? 'primary' : 'secondary'} to={help}>
              {t`Get help`}
            </ButtonLink>
          )}
          <Button variant="secondary" icon={<PrintIcon />} onPress={() => print()}>
            {isFailed ? t`Print details` : t`Print receipt`}
          </Button>
        </Actions>
        {/* Hidden if only the currency is left, which the amount shows already. */}
        {rows.length > 0 && <DescriptionList isCompact rows={[...rows, ...known(t`Currency`, code)]} />}
        {!isFailed && (
          <div data-print="hide">
            <TextLink to={help}>{t`Get help`}</TextLink>
          </div>
        )}
        <p data-print="only">
          {status !== 'successful' && <span>{`${t`This is not proof of payment.`} `}</span>}
          <span>{t`This page shows the transaction as the bank listed it when it was printed.`}</span>
          {status === 'in_progress' && <span>{` ${t`The status can still change.`}`}</span>}
        </p>
      </Stack>
    </div>
  )
}
