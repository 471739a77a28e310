import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { BellIcon, LockIcon } from '#src/ui/text/Icon.tsx'
import {
  ArrowUpIcon,
  BillIcon,
  CardIcon,
  CoinIcon,
  FileIcon,
  HelpIcon,
  HomeIcon,
  LoanIcon,
  PlusIcon,
  SendIcon,
  SettingsIcon,
} from '#src/ui/text/NavigationIcons.tsx'

interface MenuEntry {
  label: string
  Icon: ComponentType
  to?: string
  end?: boolean
}

const { menu } = dashboardTexts

export const menuEntries: readonly MenuEntry[] = [
  { label: menu.dashboard, Icon: HomeIcon, to: paths.dashboard.home(), end: true },
  { label: menu.addFunds, Icon: PlusIcon, to: paths.dashboard.addFunds() },
  { label: menu.makePayment, Icon: CoinIcon, to: paths.dashboard.makePayment() },
  { label: menu.bankTransfer, Icon: SendIcon, to: paths.dashboard.send() },
  { label: menu.loan, Icon: LoanIcon },
  { label: menu.fixedDeposit, Icon: LockIcon, to: paths.dashboard.fixedDeposit() },
  { label: menu.notifications, Icon: BellIcon, to: paths.dashboard.notifications() },
  { label: menu.creditCard, Icon: CardIcon },
  { label: menu.upgrade, Icon: ArrowUpIcon, to: paths.dashboard.upgrade() },
  { label: menu.contact, Icon: HelpIcon, to: paths.dashboard.contact() },
  { label: menu.payBills, Icon: BillIcon },
  { label: menu.statements, Icon: FileIcon, to: paths.dashboard.statements() },
  { label: menu.settings, Icon: SettingsIcon, to: paths.dashboard.settings() },
]

/** Whether an entry leads to this page, or to one above it unless `end`. */
export function isAt({ to, end = false }: { to: string; end?: boolean | undefined }, pathname: string): boolean {
  return matchPath({ path: to, end }, pathname) !== null
}
