import type { RouteObject } from 'react-router-dom'
import { DashboardGuard, redirectFromRoot, redirectHome, requireNoSession, requireSession } from '#src/app/guards.tsx'
import { ImportNotice } from '#src/app/ImportNotice.tsx'
import { AuthLayout } from '#src/app/layouts/AuthLayout.tsx'
import { LandingLayout } from '#src/app/layouts/LandingLayout.tsx'
import { page } from '#src/app/page.ts'
import type { LazyPage } from '#src/app/page.ts'
import { PageError } from '#src/app/PageError.tsx'
import { RootLayout } from '#src/app/RootLayout.tsx'
import { config } from '#src/config.ts'
// The page that every customer needs first is part of the first chunk.
import { SignInPage } from '#src/features/auth/pages/SignInPage.tsx'
import { sessionToken, temporaryToken } from '#src/session/session.ts'

const authPage = (definition: LazyPage) => page(definition, () => temporaryToken() !== undefined)
const dashboardPage = (definition: LazyPage) => page(definition, () => sessionToken() !== undefined)

/** Where an address leads elsewhere. React Router warns of a route that could show nothing and has no element. */
const redirect = (loader: () => Response) => ({ loader, element: null })

const transfer = () => import('#src/features/transfers/flow.ts')
const transferPrefetch = () => import('#src/features/transfers/prefetch.ts')

const landingPage = authPage({
  index: true,
  Component: async () => (await import('#src/features/auth/pages/LandingPage.tsx')).LandingPage,
})

const authPages: RouteObject[] = [
  { path: config.loginRouteName, Component: SignInPage },
  authPage({
    path: 'verify/:email',
    Component: async () => (await import('#src/features/auth/pages/VerifyPage.tsx')).VerifyPage,
  }),
  authPage({
    path: 'forgot',
    Component: async () => (await import('#src/features/auth/pages/ForgotPage.tsx')).ForgotPage,
  }),
  ...['reset', 'reset/r/:email/:token'].map((path) =>
    authPage({ path, Component: async () => (await import('#src/features/auth/pages/ResetPage.tsx')).ResetPage }),
  ),
  authPage({
    path: 'account/under-review',
    Component: async () => (await import('#src/features/auth/pages/UnderReviewPage.tsx')).UnderReviewPage,
  }),
  ...['info', 'info/notice'].map((path) =>
    authPage({ path, Component: async () => (await import('#src/features/auth/pages/NoticePage.tsx')).NoticePage }),
  ),
  // Those with something to lose.
  authPage({
    Component: async () => (await import('#src/components/UnsavedChanges.tsx')).UnsavedChanges,
    children: [
      authPage({
        path: 'signup',
        Component: async () => (await import('#src/features/auth/pages/SignUpPage.tsx')).SignUpPage,
      }),
      ...['account', 'account/verification'].map((path) =>
        authPage({
          path,
          Component: async () => (await import('#src/features/kyc/pages/VerificationPage.tsx')).VerificationPage,
          prefetch: async () => (await import('#src/features/kyc/prefetch.ts')).prefetchIdentityDocuments,
        }),
      ),
    ],
  }),
]

const dashboardPages: RouteObject[] = [
  dashboardPage({
    index: true,
    Component: async () => (await import('#src/features/account/pages/HomePage.tsx')).HomePage,
    prefetch: async () => (await import('#src/features/account/prefetch.ts')).prefetchHome,
  }),
  ...['pincreation', 'pincreation/new1'].map((path) =>
    dashboardPage({
      path,
      Component: async () => (await import('#src/features/account/pages/CreatePinPage.tsx')).CreatePinPage,
      prefetch: async () => (await import('#src/features/account/prefetch.ts')).prefetchCreatePin,
    }),
  ),
  dashboardPage({
    path: 'kyc',
    Component: async () => (await import('#src/features/kyc/pages/KycPage.tsx')).KycPage,
    prefetch: async () => (await import('#src/features/kyc/prefetch.ts')).prefetchIdentityDocuments,
  }),
  dashboardPage({
    path: 'profile',
    Component: async () => (await import('#src/features/profile/pages/ProfilePage.tsx')).ProfilePage,
  }),
  dashboardPage({
    path: 'settings',
    Component: async () => (await import('#src/features/settings/pages/SettingsPage.tsx')).SettingsPage,
  }),
  dashboardPage({
    path: 'send',
    Component: async () => (await transfer()).TransferFlow,
    prefetch: async () => (await transferPrefetch()).prefetchSend,
    children: [
      dashboardPage({ index: true, Component: async () => (await transfer()).SendPage }),
      dashboardPage({
        path: 'confirm',
        Component: async () => (await transfer()).ConfirmTransferPage,
        prefetch: async () => (await transferPrefetch()).prefetchConfirm,
      }),
      dashboardPage({ path: 'pin', Component: async () => (await transfer()).TransferPinPage }),
    ],
  }),
  dashboardPage({
    path: 'add-funds',
    Component: async () => (await import('#src/features/add-funds/pages/AddFundsPage.tsx')).AddFundsPage,
  }),
  dashboardPage({
    path: 'add-funds/crypto',
    Component: async () => (await import('#src/features/add-funds/pages/CryptoDepositPage.tsx')).CryptoDepositPage,
    prefetch: async () => (await import('#src/features/add-funds/prefetch.ts')).prefetchCryptoDeposit,
  }),
  dashboardPage({
    path: 'add-funds/it',
    Component: async () => (await import('#src/features/add-funds/pages/InstitutionPage.tsx')).InstitutionPage,
    prefetch: async () => (await import('#src/features/add-funds/prefetch.ts')).prefetchInstitution,
  }),
  dashboardPage({
    path: 'make-payment',
    Component: async () => (await import('#src/features/payments/pages/MakePaymentPage.tsx')).MakePaymentPage,
  }),
  dashboardPage({
    path: 'make-payment/crypto',
    Component: async () => (await import('#src/features/payments/pages/CryptoPaymentPage.tsx')).CryptoPaymentPage,
    prefetch: async () => (await import('#src/features/payments/prefetch.ts')).prefetchPayment,
  }),
  dashboardPage({
    path: 'fixed-deposit',
    Component: async () => (await import('#src/features/fixed-deposits/pages/FixedDepositPage.tsx')).FixedDepositPage,
  }),
  dashboardPage({
    path: 'fixed-deposit/crypto',
    Component: async () =>
      (await import('#src/features/fixed-deposits/pages/CryptoFixedDepositPage.tsx')).CryptoFixedDepositPage,
    prefetch: async () => (await import('#src/features/fixed-deposits/prefetch.ts')).prefetchFixedDeposit,
  }),
  dashboardPage({
    path: 'upgrade',
    Component: async () => (await import('#src/features/upgrade/pages/UpgradePage.tsx')).UpgradePage,
    prefetch: async () => (await import('#src/features/upgrade/prefetch.ts')).prefetchUpgrade,
  }),
  dashboardPage({
    path: 'notifications',
    Component: async () => (await import('#src/features/notifications/pages/NotificationsPage.tsx')).NotificationsPage,
    prefetch: async () => (await import('#src/features/notifications/prefetch.ts')).prefetchNotifications,
  }),
  dashboardPage({
    path: 'statements',
    Component: async () => (await import('#src/features/statements/pages/StatementsPage.tsx')).StatementsPage,
    prefetch: async () => (await import('#src/features/statements/prefetch.ts')).prefetchStatement,
  }),
  dashboardPage({
    path: 'contact',
    Component: async () => (await import('#src/features/contact/pages/ContactPage.tsx')).ContactPage,
    prefetch: async () => (await import('#src/features/contact/prefetch.ts')).prefetchContact,
  }),
]

/** Every address of the app. The browser's router and the prerendering share this one list. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: PageError,
    HydrateFallback: ImportNotice,
    children: [
      { index: true, ...redirect(redirectFromRoot) },
      {
        path: 'auth',
        loader: requireNoSession,
        shouldRevalidate: () => true,
        children: [
          { Component: LandingLayout, children: [{ ErrorBoundary: PageError, children: [landingPage] }] },
          { Component: AuthLayout, children: [{ ErrorBoundary: PageError, children: authPages }] },
          { path: '*', ...redirect(redirectHome) },
        ],
      },
      {
        path: 'dashboard',
        loader: requireSession,
        shouldRevalidate: () => true,
        Component: DashboardGuard,
        children: [
          {
            ...dashboardPage({
              Component: async () => (await import('#src/app/layouts/DashboardLayout.tsx')).DashboardLayout,
              prefetch: async () => (await import('#src/features/profile/prefetch.ts')).prefetchProfile,
              children: [
                { ErrorBoundary: PageError, children: dashboardPages },
                { path: '*', ...redirect(redirectHome) },
              ],
            }),
          },
        ],
      },
      { path: '*', ...redirect(redirectHome) },
    ],
  },
]
