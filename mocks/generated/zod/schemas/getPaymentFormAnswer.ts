/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod'
import { CryptoMethods } from './cryptoMethods.ts'
import { PaymentPurpose } from './paymentPurpose.ts'
import { Shell } from './shell.ts'

export const GetPaymentFormAnswer = Shell.and(CryptoMethods).and(
  zod.object({
    purposes: zod.array(PaymentPurpose),
  }),
)

export type GetPaymentFormAnswer = zod.input<typeof GetPaymentFormAnswer>
export type GetPaymentFormAnswerOutput = zod.output<typeof GetPaymentFormAnswer>
