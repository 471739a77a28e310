import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import { isComplete } from '#src/api/reading/violations.ts'

/** False before the bank has given the account a number. Its balance of zero is then no reason against an amount. */
export function useIsOpen(): boolean {
  const { account, violations } = useGetAccountSuspense().data
  return Boolean(account.account_no) || !isComplete(violations, 'account.account_no')
}
