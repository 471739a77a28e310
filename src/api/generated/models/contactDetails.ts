/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'

export const ContactDetails = /*#__PURE__*/ readers.object({
  whatsapp: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  email: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
  phone: /*#__PURE__*/ readers.nullish(/*#__PURE__*/ readers.string()),
})

export type ContactDetails = readers.input<typeof ContactDetails>
export type ContactDetailsOutput = readers.output<typeof ContactDetails>
