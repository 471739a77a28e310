import type { GetAccountAnswer } from '#src/api/generated/models/getAccountAnswer.ts'
import type { Received } from '#src/api/reading/outcome.ts'
import { isComplete } from '#src/api/reading/violations.ts'

/** False before the bank has given the account a number. Its balance of zero is then no reason against an amount. */
export function isAccountOpen({
  account,
  violations,
}: Pick<Received<GetAccountAnswer>, 'account' | 'violations'>): boolean {
  return Boolean(account.account_no) || !isComplete(violations, 'account.account_no')
}
