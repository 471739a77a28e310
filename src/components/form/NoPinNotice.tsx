import { useGetPinStatus } from '#src/api/generated/hooks/account/account.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { paths } from '#src/paths.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** Belongs above every form that asks for the PIN. */
export function NoPinNotice() {
  const { data } = useGetPinStatus()
  if (data?.haspin !== false) return null
  return (
    <Banner tone="warning" action={<TextLink to={paths.dashboard.createPin()}>Create a PIN</TextLink>}>
      You have no transaction PIN yet. Create one first.
    </Banner>
  )
}
