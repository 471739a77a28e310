import type { RouteObject } from 'react-router-dom'
import { sessionToken } from '#src/session/session.ts'
import { DashboardGuard, requireSession } from './DashboardGuard.tsx'
import { redirectHome } from './guards.ts'
import { page, redirect, type LazyPage } from './page.ts'
import { PageError } from './PageError.tsx'

const dashboardPage = (definition: LazyPage) => page(definition, () => sessionToken() !== undefined)

const transfer = () => import('#src/features/transfers/flow.ts')
const transferPrefetch = () => import('#src/features/transfers/prefetch.ts')

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

/** The addresses of the dashboard. A visitor who has not signed in needs none of them. */
export const dashboardRoute: RouteObject = {
  path: 'dashboard',
  loader: requireSession,
  shouldRevalidate: () => true,
  Component: DashboardGuard,
  children: [
    dashboardPage({
      Component: async () => (await import('#src/app/layouts/DashboardLayout.tsx')).DashboardLayout,
      prefetch: async () => (await import('#src/features/profile/prefetch.ts')).prefetchProfile,
      children: [
        { ErrorBoundary: PageError, children: dashboardPages },
        { path: '*', ...redirect(redirectHome) },
      ],
    }),
  ],
}
