/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const UpdatePictureRequest = /*#__PURE__*/ zod.object({
  profilePic: /*#__PURE__*/ zod.instanceof(Blob),
})

export type UpdatePictureRequest = zod.input<typeof UpdatePictureRequest>
export type UpdatePictureRequestOutput = zod.output<typeof UpdatePictureRequest>
