import { hasKept } from '#src/drafts/drafts.ts'
import { signOutMessage } from '#src/orders/orders.ts'
import { endNotice, onSessionEnd } from '#src/session/sessionEnd.ts'
import { notify } from '#src/ui/toast.ts'

onSessionEnd({
  ended: () => {
    // Earlier messages are private to the customer.
    notify.dismiss()
    endNotice.set(undefined)
  },
  because: (reason) => {
    const message = signOutMessage(reason)
    endNotice.set(message && hasKept() ? `${message} What you typed is kept.` : message)
  },
})
