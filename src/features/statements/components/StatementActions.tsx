import { useQueryClient } from '@tanstack/react-query'
import styled from 'styled-components'
import { useGetAccount } from '#src/api/generated/hooks/account/account.ts'
import type { GetStatementSuspenseQueryResult } from '#src/api/generated/hooks/statements/statements.ts'
import { getGetTransfersQueryOptions } from '#src/api/generated/hooks/transfers/transfers.ts'
import {
  isFiltering,
  notesOf,
  periodName,
  periodOf,
  type Selected,
  withoutPeriod,
} from '#src/features/statements/model.ts'
import { statementCsv } from '#src/features/statements/statementCsv.ts'
import { runningBalances } from '#src/features/transactions/balance.ts'
import { media } from '#src/theme/media.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { ExportButton } from '#src/ui/buttons/ExportButton.tsx'
import { PrintIcon } from '#src/ui/text/NavigationIcons.tsx'
import { visuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

/** A phone shows only the icon of the button. */
export const WideLabel = styled.span`
  @media ${media.narrow} {
    ${visuallyHidden}
  }
`

export interface StatementActionsProps extends Selected {
  data: GetStatementSuspenseQueryResult
}

export function StatementActions({ data, rows, filters }: StatementActionsProps) {
  const account = useGetAccount().data?.account
  const client = useQueryClient()
  const isDisabled = rows.length === 0
  async function csv(): Promise<string> {
    // Only transfers have notes. If they cannot be read, the export lacks nothing else.
    const past = rows.some(({ transfer_id }) => transfer_id !== undefined)
      ? await client.query(getGetTransfersQueryOptions()).catch(() => undefined)
      : undefined
    const running = runningBalances(data.transactions, account?.tb)
    const own = { number: account?.account_no || undefined, currency: account?.currency || data.currency }
    return statementCsv(rows, own, periodOf(rows, filters), {
      running: filters.order === 'newest' ? running : undefined,
      notes: past && notesOf(past.transactions),
    })
  }
  const name = isFiltering(withoutPeriod(filters)) ? 'statement-filtered' : 'statement'
  return (
    <>
      <ExportButton
        name={name}
        period={() => periodName(rows, filters)}
        csv={csv}
        isDisabled={isDisabled}
        label={<WideLabel>Export CSV</WideLabel>}
      />
      <Button variant="secondary" icon={<PrintIcon />} isDisabled={isDisabled} onPress={() => print()}>
        <WideLabel>Print</WideLabel>
      </Button>
    </>
  )
}
