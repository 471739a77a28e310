/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import { GetProfileAnswer } from '../schemas/getProfileAnswer.ts'
import { GetProfileRequest } from '../schemas/getProfileRequest.ts'
import { UpdatePictureAnswer } from '../schemas/updatePictureAnswer.ts'
import { UpdatePictureRequest } from '../schemas/updatePictureRequest.ts'
import { UpdateProfileAnswer } from '../schemas/updateProfileAnswer.ts'
import { UpdateProfileRequest } from '../schemas/updateProfileRequest.ts'

/**
 * Fetches everything the bank knows about the customer. `user` has what the layout of every screen needs; `profile` has all of it.
 * @summary Get the profile
 */
export const GetProfileBody = GetProfileRequest

export const GetProfileResponse = GetProfileAnswer

/**
 * Replaces the profile picture. Loaders then name the new file in `picture`. The bank may refuse a file it cannot use.
 * @summary Change the profile picture
 */
export const UpdatePictureBody = UpdatePictureRequest

export const UpdatePictureResponse = UpdatePictureAnswer

/**
 * Replaces the personal details. Every field is sent each time, changed or not. Username and e-mail address are not among them; `updateEmail` changes the latter. The bank may refuse what its rules do not allow, an empty name for instance; nothing is changed then.
 * @summary Change the profile
 */
export const UpdateProfileBody = UpdateProfileRequest

export const UpdateProfileResponse = UpdateProfileAnswer
