import { useQueryClient } from '@tanstack/react-query'
import { memo, type ReactNode } from 'react'
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
import { media } from '#src/theme/media.ts'
import { color, space } from '#src/theme/tokens.ts'
import { BareButton } from '#src/ui/BareButton.tsx'
import { Button, type PressProps } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { downloadCsv } from '#src/ui/download.ts'
import { ExportButton } from '#src/ui/ExportButton.tsx'
import { DownloadIcon, MoreIcon, PrintIcon } from '#src/ui/NavigationIcons.tsx'
import { Popover } from '#src/ui/Popover.tsx'
import { pressedLineStyle } from '#src/ui/popoverStyle.ts'
import { printOut } from '#src/ui/printOut.ts'
import { SmallText } from '#src/ui/SmallText.tsx'
import { useMedia } from '#src/ui/useMedia.ts'
import { WideLabel } from './WideLabel.tsx'

const Entry = styled(BareButton)`
  ${pressedLineStyle}
  &[data-disabled] {
    color: ${color.muted};
    cursor: default;
  }
`
const Choice = styled.div`
  margin-block-end: ${space.xxs};
  padding-inline: ${space.sm};
  border-block-end: 1px solid ${color.rule};
`

export interface StatementActionsProps extends Selected {
  data: GetStatementSuspenseQueryResult
  hasBalances: boolean
  /** Undefined while balances are shown, and so are included. */
  onHasBalancesChange: ((hasBalances: boolean) => void) | undefined
}

export const StatementActions = memo(function StatementActions(props: StatementActionsProps) {
  const { data, rows, filters, hasBalances, onHasBalancesChange } = props
  const account = useGetAccount().data?.account
  const client = useQueryClient()
  const isWide = useMedia(media.wide)
  const isDisabled = rows.length === 0
  async function csv(): Promise<string> {
    // Only transfers have notes. If they cannot be read, the export lacks nothing else.
    const past = rows.some(({ transfer_id }) => transfer_id !== undefined)
      ? await client.query(getGetTransfersQueryOptions()).catch(() => undefined)
      : undefined
    const running = hasBalances ? runningBalances(data.transactions, account?.tb) : undefined
    const own = { number: account?.account_no || undefined, currency: account?.currency || data.currency }
    return statementCsv(rows, own, periodOf(rows, filters), {
      running: filters.order === 'newest' ? running : undefined,
      notes: past && notesOf(past.transactions),
    })
  }
  const name = isFiltering(withoutPeriod(filters)) ? 'statement-filtered' : 'statement'
  const period = (): string | undefined => periodName(rows, filters)
  const print = (): void => printOut('statement')
  const { closeFirst, ...entry } = useOverlayEntry('more')
  const line = (label: string, icon: ReactNode, act: () => void) => (
    <Entry isDisabled={isDisabled} onPress={() => closeFirst(act)}>
      {icon}
      <span>{label}</span>
    </Entry>
  )
  const choice = onHasBalancesChange !== undefined && (
    <Choice>
      <Checkbox isSelected={hasBalances} onChange={onHasBalancesChange}>
        Include balances
        <SmallText as="small">In exports and printouts</SmallText>
      </Checkbox>
    </Choice>
  )
  const printButton = (press: PressProps) => (
    <Button {...press} variant="secondary" icon={<PrintIcon />} isDisabled={isDisabled}>
      Print
    </Button>
  )
  if (isWide)
    return (
      <>
        <ExportButton name={name} period={period} csv={csv} isDisabled={isDisabled} />
        {choice ? (
          <Popover {...entry} trigger={printButton}>
            {choice}
            {line('Print', <PrintIcon />, print)}
          </Popover>
        ) : (
          printButton({ onPress: print })
        )}
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
      {choice}
      {line('Export CSV', <DownloadIcon />, () => void downloadCsv(name, csv(), period()))}
      {line('Print', <PrintIcon />, print)}
    </Popover>
  )
})
