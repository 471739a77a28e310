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
 * Changes the e-mail address the customer signs in with: from then on the new one signs in, and the former one does not. A bank may want the new one verified first, with a code that `verifyEmail` takes; until then a sign-in responds as it does for any address that is not verified. A refusal sets `failed`; as a string, it is the reason the customer reads. Sessions SHOULD go on, and the bank SHOULD write to the former address that it was changed.
 * @summary Change the e-mail address
 */
export const UpdateEmailBody = UpdateEmailRequest

export const UpdateEmailResponse = UpdateEmailAnswer

/**
 * Changes the password. A refusal, for a wrong current password say, sets `failed`; as a string, it is the reason the customer reads. The session that changed it SHOULD go on; every other session of the customer SHOULD end.
 * @summary Change the password
 */
export const UpdatePasswordBody = UpdatePasswordRequest

export const UpdatePasswordResponse = UpdatePasswordAnswer

/**
 * Changes the transaction PIN of a customer who has one; `createPin` creates the first. The fields are called like those of `updatePassword` but carry PINs. A refusal sets `failed`; as a string, it is the reason the customer reads. A wrong current PIN SHOULD count as a wrong try, as in `confirmPin`, and a locked PIN SHOULD not be changed here.
 * @summary Change the transaction PIN
 */
export const UpdatePinBody = UpdatePinRequest

export const UpdatePinResponse = UpdatePinAnswer
