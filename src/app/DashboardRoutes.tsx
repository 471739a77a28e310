import { Route, Routes } from 'react-router-dom'
import { HomeByToken } from '#src/app/guards.tsx'
import { DashboardLayout } from '#src/app/layouts/DashboardLayout.tsx'
import { Queries } from '#src/app/Queries.tsx'
import {
  AddFundsScreen,
  ConfirmTransferScreen,
  ContactScreen,
  CreatePinScreen,
  CryptoDepositScreen,
  CryptoFixedDepositScreen,
  CryptoPaymentScreen,
  FixedDepositScreen,
  HomeScreen,
  InstitutionScreen,
  KycScreen,
  MakePaymentScreen,
  NotificationsScreen,
  ProfileScreen,
  SendScreen,
  SettingsScreen,
  StatementsScreen,
  TransferFlow,
  TransferPinScreen,
  UpgradeScreen,
} from '#src/app/dashboardScreens.ts'

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
