import { t } from '@lingui/core/macro'
import { useGetPinStatus } from '#src/api/generated/hooks/account/account.ts'
import { TextLink } from '#src/components/links/TextLink.tsx'
import { paths } from '#src/paths.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** Belongs above every form that asks for the PIN. */
export function NoPinNotice() {
  const { data } = useGetPinStatus()
  if (data?.haspin !== false) return null
  return (
    <Banner tone="warning" action={<TextLink to={paths.dashboard.createPin()}>{t`Create a PIN`}</TextLink>}>
      {t`You have no transaction PIN yet. Create one first.`}
    </Banner>
  )
}

/** In place of a form that sends money, unless `canOrder()`. */
export function InsecureNotice() {
  return (
    <Banner tone="warning">
      {t`Money can't be sent from here, because this page was opened without encryption. Open it with https in its address.`}
    </Banner>
  )
}
