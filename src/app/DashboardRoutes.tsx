import { Route, Routes } from 'react-router-dom'
import { HomeByToken } from '#src/app/guards.tsx'
import { DashboardLayout } from '#src/app/layouts/DashboardLayout.tsx'
import { Queries } from '#src/app/Queries.tsx'
import {
  AddFundsPage,
  ConfirmTransferPage,
  ContactPage,
  CreatePinPage,
  CryptoDepositPage,
  CryptoFixedDepositPage,
  CryptoPaymentPage,
  FixedDepositPage,
  HomePage,
  InstitutionPage,
  KycPage,
  MakePaymentPage,
  NotificationsPage,
  ProfilePage,
  SendPage,
  SettingsPage,
  StatementsPage,
  TransferFlow,
  TransferPinPage,
  UpgradePage,
} from '#src/app/dashboardScreens.ts'

/** Every address below /dashboard. One line a screen; the frame around them and the cache of answers come along. */
export function DashboardRoutes() {
  return (
    <Routes>
      <Route element={<Queries />}>
        <Route element={<DashboardLayout />}>
          <Route index element={<HomePage />} />
          <Route path="pincreation" element={<CreatePinPage />} />
          <Route path="pincreation/new1" element={<CreatePinPage />} />
          <Route path="kyc" element={<KycPage />} />
          <Route path="profile" element={<ProfilePage />} />
          <Route path="settings" element={<SettingsPage />} />
          <Route path="send" element={<TransferFlow />}>
            <Route index element={<SendPage />} />
            <Route path="confirm" element={<ConfirmTransferPage />} />
            <Route path="pin" element={<TransferPinPage />} />
          </Route>
          <Route path="add-funds" element={<AddFundsPage />} />
          <Route path="add-funds/crypto" element={<CryptoDepositPage />} />
          <Route path="add-funds/it" element={<InstitutionPage />} />
          <Route path="make-payment" element={<MakePaymentPage />} />
          <Route path="make-payment/crypto" element={<CryptoPaymentPage />} />
          <Route path="fixed-deposit" element={<FixedDepositPage />} />
          <Route path="fixed-deposit/crypto" element={<CryptoFixedDepositPage />} />
          <Route path="upgrade" element={<UpgradePage />} />
          <Route path="notifications" element={<NotificationsPage />} />
          <Route path="statements" element={<StatementsPage />} />
          <Route path="contact" element={<ContactPage />} />
        </Route>
      </Route>
      <Route path="*" element={<HomeByToken />} />
    </Routes>
  )
}
