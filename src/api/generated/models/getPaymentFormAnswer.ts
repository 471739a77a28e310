/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import * as readers from '#src/api/reading/readers.ts'
import { CryptoMethods } from './cryptoMethods.ts'
import { PaymentPurpose } from './paymentPurpose.ts'
import { Shell } from './shell.ts'

export const GetPaymentFormAnswer = /*#__PURE__*/ readers.intersection(
  /*#__PURE__*/ readers.intersection(Shell, CryptoMethods),
  /*#__PURE__*/ readers.object({
    purposes: /*#__PURE__*/ readers.array(PaymentPurpose),
  }),
)

export type GetPaymentFormAnswer = readers.input<typeof GetPaymentFormAnswer>
export type GetPaymentFormAnswerOutput = readers.output<typeof GetPaymentFormAnswer>
