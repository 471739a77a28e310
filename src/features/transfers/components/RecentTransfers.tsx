import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useGetTransfers } from '#src/api/generated/hooks/transfers/transfers.ts'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { TransactionDetails } from '#src/features/transactions/components/TransactionDetails.tsx'
import type { TransactionFactsProps } from '#src/features/transactions/components/TransactionFacts.tsx'
import { TransactionLines } from '#src/features/transactions/components/TransactionLines.tsx'
import { noteOf, payeeId, payeeKey, rowOf } from '#src/features/transactions/payees.ts'
import { useOpenRow } from '#src/features/transactions/selection.ts'
import { paths } from '#src/paths.ts'
import { Panel } from '#src/ui/layout/Panel.tsx'

const shown = 3

export interface RecentTransfersProps extends Omit<TransactionFactsProps, 'row'> {
  payee?: PastTransfer | undefined
}

export function RecentTransfers({ payee, ...props }: RecentTransfersProps) {
  // The page fetches them.
  const { data } = useGetTransfers({ query: { enabled: false } })
  const isOfPayee = (one: PastTransfer) => payee === undefined || payeeKey(one) === payeeKey(payee)
  const past = data?.transactions ?? []
  const latest = past.filter(isOfPayee).slice(0, shown)
  const rows = latest.map(rowOf)
  const open = useOpenRow(rows)
  if (rows.length === 0) return null
  return (
    <>
      <Panel
        title={payee === undefined ? t`Recent transfers` : <TransfersWith name={payee.act_hold_name} />}
        isFlush
        actions={
          payee?.id !== undefined && (
            <TextLink to={paths.dashboard.payee(payeeId(past, payee.id))}>{t`All transfers`}</TextLink>
          )
        }
      >
        <TransactionLines
          rows={rows}
          // The heading has the payee's name.
          texts={payee && latest.map(noteOf)}
          currency={props.currency}
          isOpening
        />
      </Panel>
      {open !== undefined && <TransactionDetails {...props} row={open} />}
    </>
  )
}

function TransfersWith({ name }: { name: string }) {
  const payee = <bdi>{name}</bdi>
  return (
    <span>
      <Trans>You and {payee}</Trans>
    </span>
  )
}
