import { encodePathSegment } from '#src/lib/text.ts'
import { config } from './config.ts'

export const basePath = config.basename.replace(/\/+$/, '')

/** Every URL of the app, relative to the base path. Screens link through these, never through string literals. */
export const paths = {
  root: () => '/',
  auth: {
    landing: () => '/auth',
    signIn: () => `/auth/${config.loginRouteName}`,
    signUp: () => '/auth/signup',
    verify: (email: string) => `/auth/verify/${encodePathSegment(email)}`,
    forgot: () => '/auth/forgot',
    reset: () => '/auth/reset',
    resetLink: (email: string, token: string) =>
      `/auth/reset/r/${encodePathSegment(email)}/${encodePathSegment(token)}`,
    account: () => '/auth/account',
    verification: () => '/auth/account/verification',
    underReview: () => '/auth/account/under-review',
    info: () => '/auth/info',
    notice: () => '/auth/info/notice',
  },
  dashboard: {
    home: () => '/dashboard',
    createPin: () => '/dashboard/pincreation',
    createPinAgain: () => '/dashboard/pincreation/new1',
    settings: (section?: 'email' | 'password' | 'pin') =>
      `/dashboard/settings${section === undefined ? '' : `#${section}`}`,
    kyc: () => '/dashboard/kyc',
    statements: () => '/dashboard/statements',
    /** `id` is that of the newest transfer to the payee: an address holds no account number. */
    payee: (id: string) => `/dashboard/statements/payees/${encodePathSegment(id)}`,
    upgrade: () => '/dashboard/upgrade',
    profile: () => '/dashboard/profile',
    /** Both are ids of past transfers: an address holds no account number. */
    send: (past: { payee?: string; again?: string } = {}) => {
      const search = new URLSearchParams(past).toString()
      return `/dashboard/send${search === '' ? '' : `?${search}`}`
    },
    sendConfirm: () => '/dashboard/send/confirm',
    sendPin: () => '/dashboard/send/pin',
    contact: () => '/dashboard/contact',
    notifications: () => '/dashboard/notifications',
    makePayment: () => '/dashboard/make-payment',
    makePaymentCrypto: () => '/dashboard/make-payment/crypto',
    fixedDeposit: () => '/dashboard/fixed-deposit',
    fixedDepositCrypto: () => '/dashboard/fixed-deposit/crypto',
    addFunds: () => '/dashboard/add-funds',
    addFundsCrypto: () => '/dashboard/add-funds/crypto',
    addFundsInstitution: () => '/dashboard/add-funds/it',
  },
} as const
