/**
 * Generated from openapi/users.yaml by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts'
import type { Percent } from './percent.ts'
import type { UnreadCount } from './unreadCount.ts'
import type { User } from './user.ts'

/**
 * The service charge and the balance. One of `tb` and `balance` is always there; a new backend sends `tb`.
 */
export interface GetTransferFeeAnswer {
  /** The service charge, in percent of the amount. Absent, `null` or empty: 10 applies. Zero is zero. */
  percent?: Percent | null
  /** The current balance, against which the amount is checked. */
  tb?: Money
  /** The same balance under its other name. Read when `tb` is absent. */
  balance?: Money
  user?: User
  nc?: UnreadCount
}
