import { memo, type ReactNode } from 'react'
import styled from 'styled-components'
import { useGetAccount } from '#src/api/generated/hooks/account/account.ts'
import type { GetStatementSuspenseQueryResult } from '#src/api/generated/hooks/statements/statements.ts'
import { useOverlayEntry } from '#src/components/page/useOverlayEntry.ts'
import { periodOf, type Selected } from '#src/features/statements/model.ts'
import { statementCsv } from '#src/features/statements/statementCsv.ts'
import { runningBalances } from '#src/features/transactions/balance.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { BareButton } from '#src/ui/BareButton.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { downloadCsv } from '#src/ui/download.ts'
import { DownloadIcon, MoreIcon, PrintIcon } from '#src/ui/NavigationIcons.tsx'
import { Popover } from '#src/ui/Popover.tsx'
import { lineStyle } from '#src/ui/popoverStyle.ts'
import { printOut } from '#src/ui/printOut.ts'

const Entry = styled(BareButton)`
  ${lineStyle}
  width: 100%;
  border: 0;
  background: none;
  &[data-hovered] {
    background: ${color.brandTint};
  }
  &[data-disabled] {
    color: ${color.muted};
    cursor: default;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
const Choice = styled.div`
  margin-block-end: ${space.xxs};
  padding-inline: ${space.sm};
  border-block-end: 1px solid ${color.rule};
  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.small};
  }
`

export interface MoreMenuProps extends Selected {
  data: GetStatementSuspenseQueryResult
  hasBalances: boolean
  /** Undefined while balances are shown, and so are included. */
  onHasBalancesChange: ((hasBalances: boolean) => void) | undefined
  children: ReactNode
}

export const MoreMenu = memo(function MoreMenu(props: MoreMenuProps) {
  const { data, rows, filters, hasBalances, onHasBalancesChange, children } = props
  const account = useGetAccount().data?.account
  const exportCsv = (): void => {
    const running = hasBalances ? runningBalances(data.transactions, account?.tb) : undefined
    const own = { number: account?.account_no || undefined, currency: account?.currency || data.currency }
    downloadCsv(
      'statement',
      statementCsv(rows, own, periodOf(rows, filters), filters.order === 'newest' ? running : undefined),
    )
  }
  const { closeFirst, ...entry } = useOverlayEntry('more')
  const line = (label: string, icon: ReactNode, act: () => void) => (
    <Entry isDisabled={rows.length === 0} onPress={() => closeFirst(act)}>
      {icon}
      {label}
    </Entry>
  )
  return (
    <Popover
      {...entry}
      trigger={(props) => (
        <Button {...props} variant="secondary" icon={<MoreIcon />}>
          {children}
        </Button>
      )}
    >
      {onHasBalancesChange !== undefined && (
        <Choice>
          <Checkbox isSelected={hasBalances} onChange={onHasBalancesChange}>
            Include balances
            <small>In exports and printouts</small>
          </Checkbox>
        </Choice>
      )}
      {line('Export CSV', <DownloadIcon />, exportCsv)}
      {line('Print', <PrintIcon />, () => printOut('statement'))}
    </Popover>
  )
})
