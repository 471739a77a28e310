/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const UpdatePictureRequest = zod.object({
  updatepic: zod.literal('updatepic'),
  token: zod.string(),
  profilePic: zod.instanceof(Blob),
})

export type UpdatePictureRequest = zod.input<typeof UpdatePictureRequest>
export type UpdatePictureRequestOutput = zod.output<typeof UpdatePictureRequest>
