/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * The new picture.
 */
export interface UpdatePictureRequest {
  /** The picture. Neither kind nor size is checked before it is sent. */
  profilePic: Blob | File
}
