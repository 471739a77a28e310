import type { ComponentType } from 'react'
import {
  AddFundsPage,
  ContactPage,
  FixedDepositPage,
  HomePage,
  MakePaymentPage,
  NotificationsPage,
  SettingsPage,
  StatementsPage,
  TransferFlow,
  UpgradePage,
} from '#src/app/dashboardScreens.ts'
import { paths } from '#src/paths.ts'
import type { LateScreen } from '#src/app/screen.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import {
  ArrowUpIcon,
  BellIcon,
  CardIcon,
  ClockIcon,
  CoinIcon,
  FileIcon,
  HelpIcon,
  HomeIcon,
  LockIcon,
  PlusIcon,
  SendIcon,
  SettingsIcon,
} from '#src/ui/NavigationIcons.tsx'

export interface MenuEntry {
  label: string
  Icon: ComponentType
  /** Where it leads, and what stands there; an entry without them is not available in this region. */
  to?: string
  screen?: LateScreen
  /** Whether the entry stands for this address only, or also for those below it. */
  end?: boolean
  /** Shows the number of unread notifications. */
  counts?: boolean
}

const { menu } = dashboardTexts

/** The side menu, in its order. Log Out follows it as the last entry. */
export const menuEntries: readonly MenuEntry[] = [
  { label: menu.dashboard, Icon: HomeIcon, to: paths.dashboard.home(), screen: HomePage, end: true },
  { label: menu.addFunds, Icon: PlusIcon, to: paths.dashboard.addFunds(), screen: AddFundsPage },
  { label: menu.makePayment, Icon: CoinIcon, to: paths.dashboard.makePayment(), screen: MakePaymentPage },
  { label: menu.bankTransfer, Icon: SendIcon, to: paths.dashboard.send(), screen: TransferFlow },
  { label: menu.loan, Icon: CardIcon },
  { label: menu.fixedDeposit, Icon: LockIcon, to: paths.dashboard.fixedDeposit(), screen: FixedDepositPage },
  {
    label: menu.notifications,
    Icon: BellIcon,
    to: paths.dashboard.notifications(),
    screen: NotificationsPage,
    counts: true,
  },
  { label: menu.creditCard, Icon: CardIcon },
  { label: menu.upgrade, Icon: ArrowUpIcon, to: paths.dashboard.upgrade(), screen: UpgradePage },
  { label: menu.contact, Icon: HelpIcon, to: paths.dashboard.contact(), screen: ContactPage },
  { label: menu.payBills, Icon: ClockIcon },
  { label: menu.statements, Icon: FileIcon, to: paths.dashboard.statements(), screen: StatementsPage },
  { label: menu.settings, Icon: SettingsIcon, to: paths.dashboard.settings(), screen: SettingsPage },
]
