import { useGetPinStatus } from '#src/api/generated/hooks/account/account.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { paths } from '#src/paths.ts'
import { Banner } from '#src/ui/Banner.tsx'

export function NoPinNotice() {
  const { data } = useGetPinStatus()
  if (data?.haspin !== false) return null
  return (
    <Banner tone="warning" action={<TextLink to={paths.dashboard.createPin()}>Create a PIN</TextLink>}>
      You need a transaction PIN to send money. Create one first.
    </Banner>
  )
}
