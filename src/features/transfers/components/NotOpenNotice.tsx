import { useGetAccountSuspense } from '#src/api/generated/hooks/account/account.ts'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { isAccountOpen } from '#src/features/transactions/isAccountOpen.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'

export function NotOpenNotice() {
  if (isAccountOpen(useGetAccountSuspense().data)) return null
  return (
    <Banner tone="warning">
      We're opening your account. You can send money once it has a number. Questions? <HelpLink />
    </Banner>
  )
}
