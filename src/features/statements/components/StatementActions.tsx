import { useQueryClient } from '@tanstack/react-query'
import { memo, useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { useGetAccount } from '#src/api/generated/hooks/account/account.ts'
import type { GetStatementSuspenseQueryResult } from '#src/api/generated/hooks/statements/statements.ts'
import { getGetTransfersQueryOptions } from '#src/api/generated/hooks/transfers/transfers.ts'
import { useOverlayEntry } from '#src/components/page/useOverlayEntry.ts'
import {
  isFiltering,
  notesOf,
  periodName,
  periodOf,
  withoutPeriod,
  type Selected,
} from '#src/features/statements/model.ts'
import { statementCsv } from '#src/features/statements/statementCsv.ts'
import { runningBalances } from '#src/features/transactions/balance.ts'
import { useCloseDetails, useSelection } from '#src/features/transactions/selection.ts'
import { media } from '#src/theme/media.ts'
import { color } from '#src/theme/tokens.ts'
import { BareButton, Button } from '#src/ui/buttons/Button.tsx'
import { downloadCsv, ExportButton } from '#src/ui/buttons/ExportButton.tsx'
import { useMedia } from '#src/ui/layout/useMedia.ts'
import { Popover } from '#src/ui/overlays/Popover.tsx'
import { pressedLineStyle } from '#src/ui/overlays/popoverStyle.ts'
import { DownloadIcon, MoreIcon, PrintIcon } from '#src/ui/text/NavigationIcons.tsx'
import { WideLabel } from './StatementToolbar.tsx'

const Entry = styled(BareButton)`
  ${pressedLineStyle}
  &[data-disabled] {
    color: ${color.muted};
    cursor: default;
  }
`

export interface StatementActionsProps extends Selected {
  data: GetStatementSuspenseQueryResult
}

export const StatementActions = memo(function StatementActions(props: StatementActionsProps) {
  const { data, rows, filters } = props
  const account = useGetAccount().data?.account
  const client = useQueryClient()
  const isWide = useMedia(media.wide)
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
  const period = (): string | undefined => periodName(rows, filters)
  const printStatement = usePrintStatement()
  const { closeFirst, ...entry } = useOverlayEntry('more')
  const line = (label: string, icon: ReactNode, act: () => void) => (
    <Entry isDisabled={isDisabled} onPress={() => closeFirst(act)}>
      {icon}
      <span>{label}</span>
    </Entry>
  )
  if (isWide)
    return (
      <>
        <ExportButton name={name} period={period} csv={csv} isDisabled={isDisabled} />
        <Button variant="secondary" icon={<PrintIcon />} isDisabled={isDisabled} onPress={printStatement}>
          Print
        </Button>
      </>
    )
  return (
    <Popover
      {...entry}
      trigger={(press) => (
        <Button {...press} variant="secondary" icon={<MoreIcon />}>
          <WideLabel>More</WideLabel>
        </Button>
      )}
    >
      {line('Export CSV', <DownloadIcon />, () => void downloadCsv(name, csv(), period()))}
      {line('Print', <PrintIcon />, printStatement)}
    </Popover>
  )
})

/** Closes the details beside the list, which would be printed in its place. */
function usePrintStatement(): () => void {
  const { key } = useSelection()
  const closeDetails = useCloseDetails()
  const isClosing = useRef(false)
  useEffect(() => {
    if (!isClosing.current || key !== undefined) return
    isClosing.current = false
    // Not in the effect: the paper is rendered at once, which React cannot do there.
    queueMicrotask(print)
  }, [key])
  return () => {
    if (key === undefined) print()
    else {
      closeDetails()
      isClosing.current = true
    }
  }
}
