import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import { isComplete } from '#src/api/reading/violations.ts'
import { Banner } from '#src/ui/Banner.tsx'

/** Why a transfer would fail, before the balance that the account does not have. */
export function NotOpenNotice() {
  const { account, violations } = useGetAccountSuspense().data
  if (account.account_no || !isComplete(violations, 'account.account_no')) return null
  return <Banner tone="warning">We're opening your account. You can send money once it has a number.</Banner>
}
