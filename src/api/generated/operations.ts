// Generated from openapi/users.yaml by `npm run generate`. Do not edit.

export type LoaderId =
  | 'getIdentityDocuments'
  | 'getAccount'
  | 'getPinStatus'
  | 'getTransfers'
  | 'getTransferFee'
  | 'getInstitution'
  | 'getCryptoDepositForm'
  | 'getPaymentForm'
  | 'getFixedDepositForm'
  | 'getUpgradeForm'
  | 'getNotifications'
  | 'getStatement'
  | 'getProfile'
  | 'getContact'
export type ActionId =
  | 'signIn'
  | 'signUp'
  | 'verifyEmail'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'resendConfirmationCode'
  | 'resendResetCode'
  | 'submitVerification'
  | 'createPin'
  | 'confirmPin'
  | 'confirmAuthorizationCode'
  | 'submitTransfer'
  | 'submitCryptoDeposit'
  | 'submitPayment'
  | 'submitFixedDeposit'
  | 'submitUpgrade'
  | 'markNotificationAsRead'
  | 'updatePicture'
  | 'updateProfile'
  | 'updateEmail'
  | 'updatePassword'
  | 'updatePin'
export type OperationId = LoaderId | ActionId

export const orderIds = [
  'submitTransfer',
  'submitCryptoDeposit',
  'submitPayment',
  'submitFixedDeposit',
  'submitUpgrade',
] as const
export type OrderId = (typeof orderIds)[number]
