import { useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { AuthGuard, DashboardGuard, HomeByToken, RootByToken } from '#src/app/guards.tsx'
import { AuthLayout } from '#src/app/layouts/AuthLayout.tsx'
import { screen } from '#src/app/screen.ts'
import { config } from '#src/lib/config.ts'
import { fetchAhead } from '#src/lib/fetchAhead.ts'
import { useSessionToken } from '#src/lib/useStored.ts'
// The one screen that every customer needs first travels with the app itself.
import { SignInScreen } from '#src/features/auth/screens/SignInScreen.tsx'

const Queries = screen(() => import('#src/app/Queries.tsx'), 'Queries')
const DashboardRoutes = screen(() => import('#src/app/DashboardRoutes.tsx'), 'DashboardRoutes')
const LandingScreen = screen(() => import('#src/features/auth/screens/LandingScreen.tsx'), 'LandingScreen')
const SignUpScreen = screen(() => import('#src/features/auth/screens/SignUpScreen.tsx'), 'SignUpScreen')
const VerifyScreen = screen(() => import('#src/features/auth/screens/VerifyScreen.tsx'), 'VerifyScreen')
const ForgotScreen = screen(() => import('#src/features/auth/screens/ForgotScreen.tsx'), 'ForgotScreen')
const ResetScreen = screen(() => import('#src/features/auth/screens/ResetScreen.tsx'), 'ResetScreen')
const UnderReviewScreen = screen(() => import('#src/features/auth/screens/UnderReviewScreen.tsx'), 'UnderReviewScreen')
const NoticeScreen = screen(() => import('#src/features/auth/screens/NoticeScreen.tsx'), 'NoticeScreen')
const VerificationScreen = screen(
  () => import('#src/features/kyc/screens/VerificationScreen.tsx'),
  'VerificationScreen',
)

/** Every address of the app but the dashboard's. One line a screen; an address that is not here goes where the token says. */
export function AppRoutes() {
  const token = useSessionToken()
  // While a customer is being welcomed, the dashboard comes.
  useEffect(() => {
    if (token !== undefined) fetchAhead(DashboardRoutes.fetch)
  }, [token])
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
      <Route element={<DashboardGuard />}>
        <Route path="dashboard/*" element={<DashboardRoutes />} />
      </Route>
      <Route path="*" element={<HomeByToken />} />
    </Routes>
  )
}
