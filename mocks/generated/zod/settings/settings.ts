/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { UpdateEmailAnswer } from '../schemas/updateEmailAnswer.ts'
import { UpdateEmailRequest } from '../schemas/updateEmailRequest.ts'
import { UpdatePasswordAnswer } from '../schemas/updatePasswordAnswer.ts'
import { UpdatePasswordRequest } from '../schemas/updatePasswordRequest.ts'
import { UpdatePinAnswer } from '../schemas/updatePinAnswer.ts'
import { UpdatePinRequest } from '../schemas/updatePinRequest.ts'

/**
 * Changes the e-mail address the customer signs in with: from then on the new one signs in, and the former one does not. A bank may require that the new one is verified first, with a code that `verifyEmail` accepts; until then a sign-in with it responds as it does for any address that is not verified, and the former one may still sign in. A refusal sets `failed`; as a string, it is the reason the customer reads. Sessions SHOULD continue, and the bank SHOULD tell the former address of the change by e-mail.
 * @summary Change the e-mail address
 */
export const UpdateEmailBody = UpdateEmailRequest

export const UpdateEmailResponse = UpdateEmailAnswer

/**
 * Changes the password. A refusal, for example for a wrong current password, sets `failed`; as a string, it is the reason the customer reads. The session that changed it SHOULD continue; every other session of the customer SHOULD end. An empty new password SHOULD be refused.
 * @summary Change the password
 */
export const UpdatePasswordBody = UpdatePasswordRequest

export const UpdatePasswordResponse = UpdatePasswordAnswer

/**
 * Changes the transaction PIN of a customer who has one; `createPin` creates the first. The fields have the names of those of `updatePassword` but contain PINs. A refusal sets `failed`; as a string, it is the reason the customer reads. A wrong current PIN SHOULD count as a wrong try, as in `confirmPin`, and a locked PIN SHOULD not be changed here. A new PIN that has no digits, or anything but digits, SHOULD be refused.
 * @summary Change the transaction PIN
 */
export const UpdatePinBody = UpdatePinRequest

export const UpdatePinResponse = UpdatePinAnswer
