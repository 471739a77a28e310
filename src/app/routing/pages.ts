/** Every page, for the router, preloading, the build and tests. docs/recipes.md says what a new page needs. */
import type { ComponentType } from 'react'
import { paths } from '#src/paths.ts'

export interface PageEntry {
  path: string
  module: `features/${string}/pages/${string}.tsx`
  /** Anyone else is redirected home. */
  access: 'visitor' | 'customer'
  /** The pages of a feature's layout are a flow: they are loaded together, so that its next step needs no connection. */
  layout?: `${'app/layouts' | `features/${string}/pages`}/${string}.tsx`
  /** The markup must be the same for everyone at any time. */
  isPrerendered?: true
}

export interface RouteModule {
  Component: ComponentType
  loader?: () => unknown
}

const { auth, dashboard } = paths

const onboarding = { access: 'visitor', layout: 'app/layouts/OnboardingLayout.tsx' } as const
const transfer = { access: 'customer', layout: 'features/transfers/pages/TransferFlow.tsx' } as const

export const pages: readonly PageEntry[] = [
  {
    path: auth.landing(),
    module: 'features/auth/pages/LandingPage.tsx',
    access: 'visitor',
    layout: 'app/layouts/LandingLayout.tsx',
    isPrerendered: true,
  },
  { path: auth.signIn(), module: 'features/auth/pages/SignInPage.tsx', access: 'visitor', isPrerendered: true },
  { ...onboarding, path: auth.signUp(), module: 'features/auth/pages/SignUpPage.tsx', isPrerendered: true },
  { ...onboarding, path: '/auth/verify/:email', module: 'features/auth/pages/VerifyPage.tsx', isPrerendered: true },
  { path: auth.forgot(), module: 'features/auth/pages/ForgotPage.tsx', access: 'visitor', isPrerendered: true },
  { path: auth.reset(), module: 'features/auth/pages/ResetPage.tsx', access: 'visitor', isPrerendered: true },
  { path: '/auth/reset/r/:email/:token', module: 'features/auth/pages/ResetPage.tsx', access: 'visitor' },
  { ...onboarding, path: auth.account(), module: 'features/kyc/pages/VerificationPage.tsx' },
  { ...onboarding, path: auth.verification(), module: 'features/kyc/pages/VerificationPage.tsx' },
  { ...onboarding, path: auth.underReview(), module: 'features/auth/pages/UnderReviewPage.tsx' },
  { path: auth.info(), module: 'features/auth/pages/NoticePage.tsx', access: 'visitor', isPrerendered: true },
  { path: auth.notice(), module: 'features/auth/pages/NoticePage.tsx', access: 'visitor', isPrerendered: true },

  { path: dashboard.home(), module: 'features/account/pages/HomePage.tsx', access: 'customer' },
  { path: dashboard.createPin(), module: 'features/account/pages/CreatePinPage.tsx', access: 'customer' },
  { path: dashboard.createPinAgain(), module: 'features/account/pages/CreatePinPage.tsx', access: 'customer' },
  { path: dashboard.settings(), module: 'features/settings/pages/SettingsPage.tsx', access: 'customer' },
  { path: dashboard.kyc(), module: 'features/kyc/pages/KycPage.tsx', access: 'customer' },
  { path: dashboard.statements(), module: 'features/statements/pages/StatementsPage.tsx', access: 'customer' },
  {
    path: '/dashboard/statements/payees/:id',
    module: 'features/statements/pages/PayeePage.tsx',
    access: 'customer',
  },
  { path: dashboard.upgrade(), module: 'features/upgrade/pages/UpgradePage.tsx', access: 'customer' },
  { path: dashboard.profile(), module: 'features/profile/pages/ProfilePage.tsx', access: 'customer' },
  { ...transfer, path: dashboard.send(), module: 'features/transfers/pages/SendPage.tsx' },
  { ...transfer, path: dashboard.sendConfirm(), module: 'features/transfers/pages/ConfirmTransferPage.tsx' },
  { ...transfer, path: dashboard.sendPin(), module: 'features/transfers/pages/TransferPinPage.tsx' },
  { path: dashboard.contact(), module: 'features/contact/pages/ContactPage.tsx', access: 'customer' },
  {
    path: dashboard.notifications(),
    module: 'features/notifications/pages/NotificationsPage.tsx',
    access: 'customer',
  },
  { path: dashboard.makePayment(), module: 'features/payments/pages/MakePaymentPage.tsx', access: 'customer' },
  { path: dashboard.makePaymentCrypto(), module: 'features/payments/pages/CryptoPaymentPage.tsx', access: 'customer' },
  { path: dashboard.fixedDeposit(), module: 'features/fixed-deposits/pages/FixedDepositPage.tsx', access: 'customer' },
  {
    path: dashboard.fixedDepositCrypto(),
    module: 'features/fixed-deposits/pages/CryptoFixedDepositPage.tsx',
    access: 'customer',
  },
  { path: dashboard.addFunds(), module: 'features/add-funds/pages/AddFundsPage.tsx', access: 'customer' },
  { path: dashboard.addFundsCrypto(), module: 'features/add-funds/pages/CryptoDepositPage.tsx', access: 'customer' },
  { path: dashboard.addFundsInstitution(), module: 'features/add-funds/pages/InstitutionPage.tsx', access: 'customer' },
]

export const dashboardLayout = 'app/layouts/DashboardLayout.tsx'

export function modulesOf({ module, layout, access }: PageEntry): string[] {
  const around = access === 'customer' ? [dashboardLayout] : []
  if (layout === undefined) return [...around, module]
  return [...around, layout, module, ...flowModules(layout)]
}

export function flowModules(layout: PageEntry['layout']): string[] {
  return isFlow(layout) ? pages.filter((page) => page.layout === layout).map((page) => page.module) : []
}

export function isFlow(layout: PageEntry['layout']): boolean {
  return layout?.startsWith('features/') === true
}
