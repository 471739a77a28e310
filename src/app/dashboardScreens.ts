import { screen } from '#src/app/screen.ts'
import { fetchAhead } from '#src/lib/fetchAhead.ts'

export const KycPage = screen(() => import('#src/features/kyc/pages/KycPage.tsx'), 'KycPage')
export const HomePage = screen(() => import('#src/features/account/pages/HomePage.tsx'), 'HomePage')
export const CreatePinPage = screen(() => import('#src/features/account/pages/CreatePinPage.tsx'), 'CreatePinPage')
export const SendPage = screen(() => import('#src/features/transfers/pages/SendPage.tsx'), 'SendPage')
/** Around the screens of a transfer. The first of them comes along with it, not after it. */
export const TransferFlow = screen(() => {
  fetchAhead(SendPage.fetch)
  return import('#src/features/transfers/components/TransferFlow.tsx')
}, 'TransferFlow')
export const ConfirmTransferPage = screen(
  () => import('#src/features/transfers/pages/ConfirmTransferPage.tsx'),
  'ConfirmTransferPage',
)
export const TransferPinPage = screen(
  () => import('#src/features/transfers/pages/TransferPinPage.tsx'),
  'TransferPinPage',
)
export const SettingsPage = screen(() => import('#src/features/settings/pages/SettingsPage.tsx'), 'SettingsPage')
export const AddFundsPage = screen(() => import('#src/features/add-funds/pages/AddFundsPage.tsx'), 'AddFundsPage')
export const CryptoDepositPage = screen(
  () => import('#src/features/add-funds/pages/CryptoDepositPage.tsx'),
  'CryptoDepositPage',
)
export const InstitutionPage = screen(
  () => import('#src/features/add-funds/pages/InstitutionPage.tsx'),
  'InstitutionPage',
)
export const MakePaymentPage = screen(
  () => import('#src/features/payments/pages/MakePaymentPage.tsx'),
  'MakePaymentPage',
)
export const CryptoPaymentPage = screen(
  () => import('#src/features/payments/pages/CryptoPaymentPage.tsx'),
  'CryptoPaymentPage',
)
export const FixedDepositPage = screen(
  () => import('#src/features/fixed-deposits/pages/FixedDepositPage.tsx'),
  'FixedDepositPage',
)
export const CryptoFixedDepositPage = screen(
  () => import('#src/features/fixed-deposits/pages/CryptoFixedDepositPage.tsx'),
  'CryptoFixedDepositPage',
)
export const UpgradePage = screen(() => import('#src/features/upgrade/pages/UpgradePage.tsx'), 'UpgradePage')
export const NotificationsPage = screen(
  () => import('#src/features/notifications/pages/NotificationsPage.tsx'),
  'NotificationsPage',
)
export const StatementsPage = screen(
  () => import('#src/features/statements/pages/StatementsPage.tsx'),
  'StatementsPage',
)
export const ContactPage = screen(() => import('#src/features/contact/pages/ContactPage.tsx'), 'ContactPage')
export const ProfilePage = screen(() => import('#src/features/profile/pages/ProfilePage.tsx'), 'ProfilePage')
