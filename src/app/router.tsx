import { useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { AuthGuard, DashboardGuard, HomeByToken, RootByToken } from '#src/app/guards.tsx'
import { AuthLayout } from '#src/app/layouts/AuthLayout.tsx'
import { LandingLayout } from '#src/app/layouts/LandingLayout.tsx'
import { screen } from '#src/app/screen.ts'
import { config } from '#src/config.ts'
import { fetchAhead } from '#src/lib/fetchAhead.ts'
import { useSessionToken } from '#src/session/useStored.ts'
// The one screen that every customer needs first travels with the app itself.
import { SignInPage } from '#src/features/auth/pages/SignInPage.tsx'

const Queries = screen(() => import('#src/app/Queries.tsx'), 'Queries')
const DashboardRoutes = screen(() => import('#src/app/DashboardRoutes.tsx'), 'DashboardRoutes')
const LandingPage = screen(() => import('#src/features/auth/pages/LandingPage.tsx'), 'LandingPage')
const SignUpPage = screen(() => import('#src/features/auth/pages/SignUpPage.tsx'), 'SignUpPage')
const VerifyPage = screen(() => import('#src/features/auth/pages/VerifyPage.tsx'), 'VerifyPage')
const ForgotPage = screen(() => import('#src/features/auth/pages/ForgotPage.tsx'), 'ForgotPage')
const ResetPage = screen(() => import('#src/features/auth/pages/ResetPage.tsx'), 'ResetPage')
const UnderReviewPage = screen(() => import('#src/features/auth/pages/UnderReviewPage.tsx'), 'UnderReviewPage')
const NoticePage = screen(() => import('#src/features/auth/pages/NoticePage.tsx'), 'NoticePage')
const VerificationPage = screen(() => import('#src/features/kyc/pages/VerificationPage.tsx'), 'VerificationPage')

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
        <Route element={<LandingLayout />}>
          <Route index element={<LandingPage />} />
        </Route>
        <Route element={<AuthLayout />}>
          <Route path={config.loginRouteName} element={<SignInPage />} />
          <Route path="signup" element={<SignUpPage />} />
          <Route path="verify/:email" element={<VerifyPage />} />
          <Route path="forgot" element={<ForgotPage />} />
          <Route path="reset" element={<ResetPage />} />
          <Route path="reset/r/:email/:token" element={<ResetPage />} />
          <Route path="account/under-review" element={<UnderReviewPage />} />
          <Route path="info" element={<NoticePage />} />
          <Route path="info/notice" element={<NoticePage />} />
          <Route element={<Queries />}>
            <Route path="account" element={<VerificationPage />} />
            <Route path="account/verification" element={<VerificationPage />} />
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
