/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { CryptoMethods } from './cryptoMethods.ts'
import type { PaymentPurpose } from './paymentPurpose.ts'
import type { Shell } from './shell.ts'

/**
 * The purposes, the methods of payment, and the payments submitted so far.
 */
export type GetPaymentFormAnswer = Shell &
  CryptoMethods & {
    /** What can be paid for, in the order of the list the customer chooses from. May be empty. */
    purposes: PaymentPurpose[]
  }
