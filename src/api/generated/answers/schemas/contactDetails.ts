/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini'

export const ContactDetails = /*#__PURE__*/ zod.object({
  whatsapp: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  email: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  phone: /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
})

export type ContactDetails = zod.input<typeof ContactDetails>
export type ContactDetailsOutput = zod.output<typeof ContactDetails>
