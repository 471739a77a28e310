// Generated from openapi/users.yaml by `npm run generate`. Do not edit.

import '#src/api/zodConfig.ts'
import * as auth from './answers/auth/auth.ts'
import * as kyc from './answers/kyc/kyc.ts'
import * as account from './answers/account/account.ts'
import * as transfers from './answers/transfers/transfers.ts'
import * as addFunds from './answers/add-funds/add-funds.ts'
import * as payments from './answers/payments/payments.ts'
import * as fixedDeposits from './answers/fixed-deposits/fixed-deposits.ts'
import * as upgrade from './answers/upgrade/upgrade.ts'
import * as notifications from './answers/notifications/notifications.ts'
import * as statements from './answers/statements/statements.ts'
import * as profile from './answers/profile/profile.ts'
import * as settings from './answers/settings/settings.ts'
import * as contact from './answers/contact/contact.ts'

export const answerSchemas = {
  signIn: auth.SignInResponse,
  signUp: auth.SignUpResponse,
  verifyEmail: auth.VerifyEmailResponse,
  requestPasswordReset: auth.RequestPasswordResetResponse,
  resetPassword: auth.ResetPasswordResponse,
  resendConfirmationCode: auth.ResendConfirmationCodeResponse,
  resendResetCode: auth.ResendResetCodeResponse,
  getIdentityDocuments: kyc.GetIdentityDocumentsResponse,
  submitVerification: kyc.SubmitVerificationResponse,
  getAccount: account.GetAccountResponse,
  getPinStatus: account.GetPinStatusResponse,
  createPin: account.CreatePinResponse,
  getTransfers: transfers.GetTransfersResponse,
  getTransferFee: transfers.GetTransferFeeResponse,
  confirmPin: transfers.ConfirmPinResponse,
  confirmAuthorizationCode: transfers.ConfirmAuthorizationCodeResponse,
  submitTransfer: transfers.SubmitTransferResponse,
  getInstitution: addFunds.GetInstitutionResponse,
  getCryptoDepositForm: addFunds.GetCryptoDepositFormResponse,
  submitCryptoDeposit: addFunds.SubmitCryptoDepositResponse,
  getPaymentForm: payments.GetPaymentFormResponse,
  submitPayment: payments.SubmitPaymentResponse,
  getFixedDepositForm: fixedDeposits.GetFixedDepositFormResponse,
  submitFixedDeposit: fixedDeposits.SubmitFixedDepositResponse,
  getUpgradeForm: upgrade.GetUpgradeFormResponse,
  submitUpgrade: upgrade.SubmitUpgradeResponse,
  getNotifications: notifications.GetNotificationsResponse,
  markNotificationAsRead: notifications.MarkNotificationAsReadResponse,
  getStatement: statements.GetStatementResponse,
  getProfile: profile.GetProfileResponse,
  updatePicture: profile.UpdatePictureResponse,
  updateProfile: profile.UpdateProfileResponse,
  updateEmail: settings.UpdateEmailResponse,
  updatePassword: settings.UpdatePasswordResponse,
  updatePin: settings.UpdatePinResponse,
  getContact: contact.GetContactResponse,
}
