import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { memo, useState } from 'react'
import styled from 'styled-components'
import { useGetAccount } from '#src/api/generated/hooks/account/account.ts'
import type { GetStatementSuspenseQueryResult } from '#src/api/generated/hooks/statements/statements.ts'
import { getGetTransfersQueryOptions } from '#src/api/generated/hooks/transfers/transfers.ts'
import { fileName, notesOf, periodOf, type Selected } from '#src/features/statements/model.ts'
import { statementCsv } from '#src/features/statements/statementCsv.ts'
import { runningBalances } from '#src/features/transactions/balance.ts'
import { isoDay } from '#src/lib/dates.ts'
import { media } from '#src/theme/media.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { DownloadIcon, PrintIcon } from '#src/ui/text/NavigationIcons.tsx'
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

/** Memoised: a key in the search renders it only once the rows are found. */
export const StatementActions = memo(function StatementActions({ data, rows, filters }: StatementActionsProps) {
  const account = useGetAccount().data?.account
  const client = useQueryClient()
  const isDisabled = rows.length === 0
  const [isExporting, setExporting] = useState(false)
  async function exportCsv(): Promise<void> {
    setExporting(true)
    // Only transfers have notes. If they cannot be read, the export lacks nothing else.
    const past = rows.some(({ transfer_id }) => transfer_id !== undefined)
      ? await client.query(getGetTransfersQueryOptions()).catch(() => undefined)
      : undefined
    const running = runningBalances(data.transactions, account?.tb)
    const own = { number: account?.account_no || undefined, currency: account?.currency || data.currency }
    const csv = statementCsv(rows, own, periodOf(rows, filters), {
      running: filters.order === 'newest' ? running : undefined,
      notes: past && notesOf(past.transactions),
    })
    download(`${fileName(rows, filters, isoDay(new Date()))}.csv`, csv)
    setExporting(false)
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        isDisabled={isDisabled}
        isPending={isExporting}
        onPress={() => void exportCsv()}
      >
        <WideLabel>{t`Export CSV`}</WideLabel>
      </Button>
      <Button variant="secondary" icon={<PrintIcon />} isDisabled={isDisabled} onPress={() => print()}>
        <WideLabel>{t`Print`}</WideLabel>
      </Button>
    </>
  )
})

/** The byte order mark makes spreadsheets read UTF-8. */
function download(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers fetch the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
