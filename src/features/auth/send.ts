const calls = () => import('#src/api/generated/hooks/auth/auth.ts')

/**
 * What asks the bank on the screens of someone who is not signed in, for `useDeferredAction`. It is fetched when a form is
 * first touched: until then the page only shows it.
 */
export const send = {
  signIn: async () => (await calls()).signIn,
  signUp: async () => (await calls()).signUp,
  verifyEmail: async () => (await calls()).verifyEmail,
  resendConfirmationCode: async () => (await calls()).resendConfirmationCode,
  requestPasswordReset: async () => (await calls()).requestPasswordReset,
  resendResetCode: async () => (await calls()).resendResetCode,
  resetPassword: async () => (await calls()).resetPassword,
}
