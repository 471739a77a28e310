/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as zod from '#src/api/reading.ts'
import { CryptoMethods } from './cryptoMethods.ts'
import { PaymentPurpose } from './paymentPurpose.ts'
import { Shell } from './shell.ts'

export const GetPaymentFormAnswer = /*#__PURE__*/ zod.intersection(
  /*#__PURE__*/ zod.intersection(Shell, CryptoMethods),
  /*#__PURE__*/ zod.object({
    purposes: /*#__PURE__*/ zod.array(PaymentPurpose),
  }),
)

export type GetPaymentFormAnswer = zod.output<typeof GetPaymentFormAnswer>
