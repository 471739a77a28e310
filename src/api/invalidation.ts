import type { ActionId, LoaderId } from '#src/api/generated/operations.ts'

/** Which queries an action changes. Unless it was refused, exactly these are refetched. */
export const refresh: Readonly<Record<ActionId, readonly LoaderId[]>> = {
  signIn: [],
  signUp: [],
  verifyEmail: [],
  requestPasswordReset: [],
  resetPassword: [],
  resendConfirmationCode: [],
  resendResetCode: [],
  submitVerification: ['getProfile'],
  createPin: ['getPinStatus'],
  confirmPin: [],
  confirmAuthorizationCode: [],
  submitTransfer: ['getAccount', 'getStatement', 'getTransfers', 'getTransferFee', 'getNotifications', 'getProfile'],
  submitCryptoDeposit: ['getCryptoDepositForm'],
  submitPayment: ['getPaymentForm'],
  submitFixedDeposit: ['getFixedDepositForm'],
  submitUpgrade: ['getUpgradeForm'],
  markNotificationAsRead: ['getNotifications', 'getProfile'],
  updatePicture: ['getProfile'],
  updateProfile: ['getProfile'],
  updateEmail: ['getProfile'],
  updatePassword: [],
  updatePin: [],
}
