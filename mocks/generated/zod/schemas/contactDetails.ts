/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'

export const ContactDetails = zod.object({
  whatsapp: zod.string().nullish(),
  email: zod.string().nullish(),
  phone: zod.string().nullish(),
})

export type ContactDetails = zod.input<typeof ContactDetails>
export type ContactDetailsOutput = zod.output<typeof ContactDetails>
