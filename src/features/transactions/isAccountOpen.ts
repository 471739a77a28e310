import type { GetAccountAnswer } from '#src/api/generated/models/getAccountAnswer.ts'
import type { Received } from '#src/api/reading/outcome.ts'
import { isReadable } from '#src/api/reading/violations.ts'

/** False until the bank has given the account a number. A balance of zero then does not rule out an amount. */
export function isAccountOpen({
  account,
  violations,
}: Pick<Received<GetAccountAnswer>, 'account' | 'violations'>): boolean {
  return Boolean(account.account_no) || !isReadable(violations, 'account.account_no')
}
