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
const HomeScreen = lazy(() =>
  import('#src/features/account/screens/HomeScreen.tsx').then((m) => ({ default: m.HomeScreen })),
)
const CreatePinScreen = lazy(() =>
  import('#src/features/account/screens/CreatePinScreen.tsx').then((m) => ({ default: m.CreatePinScreen })),
)
const AddFundsScreen = lazy(() =>
  import('#src/features/add-funds/screens/AddFundsScreen.tsx').then((m) => ({ default: m.AddFundsScreen })),
)
const CryptoDepositScreen = lazy(() =>
  import('#src/features/add-funds/screens/CryptoDepositScreen.tsx').then((m) => ({ default: m.CryptoDepositScreen })),
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
          <Route element={<Queries />}></Route>
        </Route>
        <Route path="*" element={<HomeByToken />} />
      </Route>
      <Route path="dashboard" element={<DashboardGuard />}>
        <Route element={<Queries />}>
          <Route element={<DashboardLayout />}>
            <Route index element={<HomeScreen />} />
            <Route path="pincreation" element={<CreatePinScreen />} />
            <Route path="pincreation/new1" element={<CreatePinScreen />} />
            <Route path="add-funds" element={<AddFundsScreen />} />
            <Route path="add-funds/crypto" element={<CryptoDepositScreen />} />
          </Route>
        </Route>
        <Route path="*" element={<HomeByToken />} />
      </Route>
      <Route path="*" element={<HomeByToken />} />
    </Routes>
  )
}
