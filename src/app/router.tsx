import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { AuthGuard, DashboardGuard, HomeByToken, RootByToken } from '#src/app/guards.tsx'
import { AuthLayout } from '#src/app/layouts/AuthLayout.tsx'
import { config } from '#src/lib/config.ts'
// The one screen that every customer needs first travels with the app itself.
import { SignInScreen } from '#src/features/auth/screens/SignInScreen.tsx'

const Queries = lazy(() => import('#src/app/Queries.tsx').then((m) => ({ default: m.Queries })))
const DashboardLayout = lazy(() =>
  import('#src/app/layouts/DashboardLayout.tsx').then((m) => ({ default: m.DashboardLayout })),
)
const LandingScreen = lazy(() =>
  import('#src/features/auth/screens/LandingScreen.tsx').then((m) => ({ default: m.LandingScreen })),
)
const SignUpScreen = lazy(() =>
  import('#src/features/auth/screens/SignUpScreen.tsx').then((m) => ({ default: m.SignUpScreen })),
)
const VerifyScreen = lazy(() =>
  import('#src/features/auth/screens/VerifyScreen.tsx').then((m) => ({ default: m.VerifyScreen })),
)
const ForgotScreen = lazy(() =>
  import('#src/features/auth/screens/ForgotScreen.tsx').then((m) => ({ default: m.ForgotScreen })),
)
const ResetScreen = lazy(() =>
  import('#src/features/auth/screens/ResetScreen.tsx').then((m) => ({ default: m.ResetScreen })),
)
const UnderReviewScreen = lazy(() =>
  import('#src/features/auth/screens/UnderReviewScreen.tsx').then((m) => ({ default: m.UnderReviewScreen })),
)
const NoticeScreen = lazy(() =>
  import('#src/features/auth/screens/NoticeScreen.tsx').then((m) => ({ default: m.NoticeScreen })),
)
const VerificationScreen = lazy(() =>
  import('#src/features/kyc/screens/VerificationScreen.tsx').then((m) => ({ default: m.VerificationScreen })),
)
const KycScreen = lazy(() => import('#src/features/kyc/screens/KycScreen.tsx').then((m) => ({ default: m.KycScreen })))
const HomeScreen = lazy(() =>
  import('#src/features/account/screens/HomeScreen.tsx').then((m) => ({ default: m.HomeScreen })),
)
const CreatePinScreen = lazy(() =>
  import('#src/features/account/screens/CreatePinScreen.tsx').then((m) => ({ default: m.CreatePinScreen })),
)
const TransferFlow = lazy(() =>
  import('#src/features/transfers/parts/TransferFlow.tsx').then((m) => ({ default: m.TransferFlow })),
)
const SendScreen = lazy(() =>
  import('#src/features/transfers/screens/SendScreen.tsx').then((m) => ({ default: m.SendScreen })),
)
const ConfirmTransferScreen = lazy(() =>
  import('#src/features/transfers/screens/ConfirmTransferScreen.tsx').then((m) => ({
    default: m.ConfirmTransferScreen,
  })),
)
const TransferPinScreen = lazy(() =>
  import('#src/features/transfers/screens/TransferPinScreen.tsx').then((m) => ({ default: m.TransferPinScreen })),
)
const SettingsScreen = lazy(() =>
  import('#src/features/settings/screens/SettingsScreen.tsx').then((m) => ({ default: m.SettingsScreen })),
)
const AddFundsScreen = lazy(() =>
  import('#src/features/add-funds/screens/AddFundsScreen.tsx').then((m) => ({ default: m.AddFundsScreen })),
)
const CryptoDepositScreen = lazy(() =>
  import('#src/features/add-funds/screens/CryptoDepositScreen.tsx').then((m) => ({ default: m.CryptoDepositScreen })),
)
const InstitutionScreen = lazy(() =>
  import('#src/features/add-funds/screens/InstitutionScreen.tsx').then((m) => ({ default: m.InstitutionScreen })),
)
const MakePaymentScreen = lazy(() =>
  import('#src/features/payments/screens/MakePaymentScreen.tsx').then((m) => ({ default: m.MakePaymentScreen })),
)
const CryptoPaymentScreen = lazy(() =>
  import('#src/features/payments/screens/CryptoPaymentScreen.tsx').then((m) => ({ default: m.CryptoPaymentScreen })),
)
const FixedDepositScreen = lazy(() =>
  import('#src/features/fixed-deposits/screens/FixedDepositScreen.tsx').then((m) => ({
    default: m.FixedDepositScreen,
  })),
)
const CryptoFixedDepositScreen = lazy(() =>
  import('#src/features/fixed-deposits/screens/CryptoFixedDepositScreen.tsx').then((m) => ({
    default: m.CryptoFixedDepositScreen,
  })),
)
const UpgradeScreen = lazy(() =>
  import('#src/features/upgrade/screens/UpgradeScreen.tsx').then((m) => ({ default: m.UpgradeScreen })),
)
const NotificationsScreen = lazy(() =>
  import('#src/features/notifications/screens/NotificationsScreen.tsx').then((m) => ({
    default: m.NotificationsScreen,
  })),
)
const StatementsScreen = lazy(() =>
  import('#src/features/statements/screens/StatementsScreen.tsx').then((m) => ({ default: m.StatementsScreen })),
)
const ContactScreen = lazy(() =>
  import('#src/features/contact/screens/ContactScreen.tsx').then((m) => ({ default: m.ContactScreen })),
)
const ProfileScreen = lazy(() =>
  import('#src/features/profile/screens/ProfileScreen.tsx').then((m) => ({ default: m.ProfileScreen })),
)

/** Every address of the app. One line a screen; an address that is not here goes where the token says. */
export function AppRoutes() {
  return (
    <Routes>
      <Route index element={<RootByToken />} />
      <Route path="auth" element={<AuthGuard />}>
        <Route element={<AuthLayout />}>
          <Route index element={<LandingScreen />} />
          <Route path={config.loginRouteName} element={<SignInScreen />} />
          <Route path="signup" element={<SignUpScreen />} />
          <Route path="verify/:email" element={<VerifyScreen />} />
          <Route path="forgot" element={<ForgotScreen />} />
          <Route path="reset" element={<ResetScreen />} />
          <Route path="reset/r/:email/:token" element={<ResetScreen />} />
          <Route path="account/under-review" element={<UnderReviewScreen />} />
          <Route path="info" element={<NoticeScreen />} />
          <Route path="info/notice" element={<NoticeScreen />} />
          <Route element={<Queries />}>
            <Route path="account" element={<VerificationScreen />} />
            <Route path="account/verification" element={<VerificationScreen />} />
          </Route>
        </Route>
        <Route path="*" element={<HomeByToken />} />
      </Route>
      <Route path="dashboard" element={<DashboardGuard />}>
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
      </Route>
      <Route path="*" element={<HomeByToken />} />
    </Routes>
  )
}
