/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */

/**
 * `Yes` or `No`, with a capital letter.
 */
export type YesNo = (typeof YesNo)[keyof typeof YesNo]

export const YesNo = {
  Yes: 'Yes',
  No: 'No',
} as const
