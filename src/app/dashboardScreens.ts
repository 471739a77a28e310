import { screen } from '#src/app/screen.ts'
import { fetchAhead } from '#src/lib/fetchAhead.ts'

export const KycScreen = screen(() => import('#src/features/kyc/screens/KycScreen.tsx'), 'KycScreen')
export const HomeScreen = screen(() => import('#src/features/account/screens/HomeScreen.tsx'), 'HomeScreen')
export const CreatePinScreen = screen(
  () => import('#src/features/account/screens/CreatePinScreen.tsx'),
  'CreatePinScreen',
)
export const SendScreen = screen(() => import('#src/features/transfers/screens/SendScreen.tsx'), 'SendScreen')
/** Around the screens of a transfer. The first of them comes along with it, not after it. */
export const TransferFlow = screen(() => {
  fetchAhead(SendScreen.fetch)
  return import('#src/features/transfers/parts/TransferFlow.tsx')
}, 'TransferFlow')
export const ConfirmTransferScreen = screen(
  () => import('#src/features/transfers/screens/ConfirmTransferScreen.tsx'),
  'ConfirmTransferScreen',
)
export const TransferPinScreen = screen(
  () => import('#src/features/transfers/screens/TransferPinScreen.tsx'),
  'TransferPinScreen',
)
export const SettingsScreen = screen(
  () => import('#src/features/settings/screens/SettingsScreen.tsx'),
  'SettingsScreen',
)
export const AddFundsScreen = screen(
  () => import('#src/features/add-funds/screens/AddFundsScreen.tsx'),
  'AddFundsScreen',
)
export const CryptoDepositScreen = screen(
  () => import('#src/features/add-funds/screens/CryptoDepositScreen.tsx'),
  'CryptoDepositScreen',
)
export const InstitutionScreen = screen(
  () => import('#src/features/add-funds/screens/InstitutionScreen.tsx'),
  'InstitutionScreen',
)
export const MakePaymentScreen = screen(
  () => import('#src/features/payments/screens/MakePaymentScreen.tsx'),
  'MakePaymentScreen',
)
export const CryptoPaymentScreen = screen(
  () => import('#src/features/payments/screens/CryptoPaymentScreen.tsx'),
  'CryptoPaymentScreen',
)
export const FixedDepositScreen = screen(
  () => import('#src/features/fixed-deposits/screens/FixedDepositScreen.tsx'),
  'FixedDepositScreen',
)
export const CryptoFixedDepositScreen = screen(
  () => import('#src/features/fixed-deposits/screens/CryptoFixedDepositScreen.tsx'),
  'CryptoFixedDepositScreen',
)
export const UpgradeScreen = screen(() => import('#src/features/upgrade/screens/UpgradeScreen.tsx'), 'UpgradeScreen')
export const NotificationsScreen = screen(
  () => import('#src/features/notifications/screens/NotificationsScreen.tsx'),
  'NotificationsScreen',
)
export const StatementsScreen = screen(
  () => import('#src/features/statements/screens/StatementsScreen.tsx'),
  'StatementsScreen',
)
export const ContactScreen = screen(() => import('#src/features/contact/screens/ContactScreen.tsx'), 'ContactScreen')
export const ProfileScreen = screen(() => import('#src/features/profile/screens/ProfileScreen.tsx'), 'ProfileScreen')
