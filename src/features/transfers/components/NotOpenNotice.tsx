import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { useIsOpen } from '#src/features/transfers/hooks/useIsOpen.ts'
import { Banner } from '#src/ui/Banner.tsx'

export function NotOpenNotice() {
  if (useIsOpen()) return null
  return (
    <Banner tone="warning">
      We're opening your account. You can send money once it has a number. Questions? <HelpLink />
    </Banner>
  )
}
