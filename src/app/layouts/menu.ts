import type { ComponentType } from 'react'
import {
  AddFundsScreen,
  ContactScreen,
  FixedDepositScreen,
  HomeScreen,
  MakePaymentScreen,
  NotificationsScreen,
  SettingsScreen,
  StatementsScreen,
  TransferFlow,
  UpgradeScreen,
} from '#src/app/dashboardScreens.ts'
import { paths } from '#src/app/paths.ts'
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
} from '#src/ui/ScreenIcons.tsx'

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
  { label: menu.dashboard, Icon: HomeIcon, to: paths.dashboard.home(), screen: HomeScreen, end: true },
  { label: menu.addFunds, Icon: PlusIcon, to: paths.dashboard.addFunds(), screen: AddFundsScreen },
  { label: menu.makePayment, Icon: CoinIcon, to: paths.dashboard.makePayment(), screen: MakePaymentScreen },
  { label: menu.bankTransfer, Icon: SendIcon, to: paths.dashboard.send(), screen: TransferFlow },
  { label: menu.loan, Icon: CardIcon },
  { label: menu.fixedDeposit, Icon: LockIcon, to: paths.dashboard.fixedDeposit(), screen: FixedDepositScreen },
  {
    label: menu.notifications,
    Icon: BellIcon,
    to: paths.dashboard.notifications(),
    screen: NotificationsScreen,
    counts: true,
  },
  { label: menu.creditCard, Icon: CardIcon },
  { label: menu.upgrade, Icon: ArrowUpIcon, to: paths.dashboard.upgrade(), screen: UpgradeScreen },
  { label: menu.contact, Icon: HelpIcon, to: paths.dashboard.contact(), screen: ContactScreen },
  { label: menu.payBills, Icon: ClockIcon },
  { label: menu.statements, Icon: FileIcon, to: paths.dashboard.statements(), screen: StatementsScreen },
  { label: menu.settings, Icon: SettingsIcon, to: paths.dashboard.settings(), screen: SettingsScreen },
]
