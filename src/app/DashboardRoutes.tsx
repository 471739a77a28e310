import { Route, Routes } from 'react-router-dom'
import { HomeByToken } from '#src/app/guards.tsx'
import { DashboardLayout } from '#src/app/layouts/DashboardLayout.tsx'
import { Queries } from '#src/app/Queries.tsx'
import { screen } from '#src/app/screen.ts'

const KycScreen = screen(() => import('#src/features/kyc/screens/KycScreen.tsx'), 'KycScreen')
const HomeScreen = screen(() => import('#src/features/account/screens/HomeScreen.tsx'), 'HomeScreen')
const CreatePinScreen = screen(() => import('#src/features/account/screens/CreatePinScreen.tsx'), 'CreatePinScreen')
const TransferFlow = screen(() => import('#src/features/transfers/parts/TransferFlow.tsx'), 'TransferFlow')
const SendScreen = screen(() => import('#src/features/transfers/screens/SendScreen.tsx'), 'SendScreen')
const ConfirmTransferScreen = screen(
  () => import('#src/features/transfers/screens/ConfirmTransferScreen.tsx'),
  'ConfirmTransferScreen',
)
const TransferPinScreen = screen(
  () => import('#src/features/transfers/screens/TransferPinScreen.tsx'),
  'TransferPinScreen',
)
const SettingsScreen = screen(() => import('#src/features/settings/screens/SettingsScreen.tsx'), 'SettingsScreen')
const AddFundsScreen = screen(() => import('#src/features/add-funds/screens/AddFundsScreen.tsx'), 'AddFundsScreen')
const CryptoDepositScreen = screen(
  () => import('#src/features/add-funds/screens/CryptoDepositScreen.tsx'),
  'CryptoDepositScreen',
)
const InstitutionScreen = screen(
  () => import('#src/features/add-funds/screens/InstitutionScreen.tsx'),
  'InstitutionScreen',
)
const MakePaymentScreen = screen(
  () => import('#src/features/payments/screens/MakePaymentScreen.tsx'),
  'MakePaymentScreen',
)
const CryptoPaymentScreen = screen(
  () => import('#src/features/payments/screens/CryptoPaymentScreen.tsx'),
  'CryptoPaymentScreen',
)
const FixedDepositScreen = screen(
  () => import('#src/features/fixed-deposits/screens/FixedDepositScreen.tsx'),
  'FixedDepositScreen',
)
const CryptoFixedDepositScreen = screen(
  () => import('#src/features/fixed-deposits/screens/CryptoFixedDepositScreen.tsx'),
  'CryptoFixedDepositScreen',
)
const UpgradeScreen = screen(() => import('#src/features/upgrade/screens/UpgradeScreen.tsx'), 'UpgradeScreen')
const NotificationsScreen = screen(
  () => import('#src/features/notifications/screens/NotificationsScreen.tsx'),
  'NotificationsScreen',
)
const StatementsScreen = screen(
  () => import('#src/features/statements/screens/StatementsScreen.tsx'),
  'StatementsScreen',
)
const ContactScreen = screen(() => import('#src/features/contact/screens/ContactScreen.tsx'), 'ContactScreen')
const ProfileScreen = screen(() => import('#src/features/profile/screens/ProfileScreen.tsx'), 'ProfileScreen')

/** Every address below /dashboard. One line a screen; the frame around them and the cache of answers come along. */
export function DashboardRoutes() {
  return (
    <Routes>
      <Route element={<Queries />}>
        <Route element={<DashboardLayout />}>
          <Route index element={<HomeScreen />} />
          <Route path="pincreation" element={<CreatePinScreen />} />
          <Route path="pincreation/new1" element={<CreatePinScreen />} />
          <Route path="kyc" element={<KycScreen />} />
          <Route path="profile" element={<ProfileScreen />} />
          <Route path="settings" element={<SettingsScreen />} />
          <Route path="send" element={<TransferFlow />}>
            <Route index element={<SendScreen />} />
            <Route path="confirm" element={<ConfirmTransferScreen />} />
            <Route path="pin" element={<TransferPinScreen />} />
          </Route>
          <Route path="add-funds" element={<AddFundsScreen />} />
          <Route path="add-funds/crypto" element={<CryptoDepositScreen />} />
          <Route path="add-funds/it" element={<InstitutionScreen />} />
          <Route path="make-payment" element={<MakePaymentScreen />} />
          <Route path="make-payment/crypto" element={<CryptoPaymentScreen />} />
          <Route path="fixed-deposit" element={<FixedDepositScreen />} />
          <Route path="fixed-deposit/crypto" element={<CryptoFixedDepositScreen />} />
          <Route path="upgrade" element={<UpgradeScreen />} />
          <Route path="notifications" element={<NotificationsScreen />} />
          <Route path="statements" element={<StatementsScreen />} />
          <Route path="contact" element={<ContactScreen />} />
        </Route>
      </Route>
      <Route path="*" element={<HomeByToken />} />
    </Routes>
  )
}
