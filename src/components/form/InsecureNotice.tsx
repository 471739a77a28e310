import { Banner } from '#src/ui/feedback/Banner.tsx'

/** In place of a form that sends money, unless `canOrder()`. */
export function InsecureNotice() {
  return (
    <Banner tone="warning">
      Money can't be sent from here, because this page was opened without encryption. Open it with https in its address.
    </Banner>
  )
}
