/** Removes earlier messages, which are private to the customer. */
import { signOutMessage } from '#src/orders/orders.ts'
import { onSessionEnd } from '#src/session/sessionEnd.ts'
import { notify } from '#src/ui/toast.ts'

onSessionEnd({
  ended: notify.dismiss,
  because: (reason) => {
    const text = signOutMessage(reason)
    if (text !== undefined) notify.warning(text)
  },
})
