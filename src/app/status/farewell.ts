/** Says why a session has ended, in every tab. What was said to its customer before is for nobody else. */
import { farewell } from '#src/orders/orders.ts'
import { onSessionEnd } from '#src/session/sessionEnd.ts'
import { notify } from '#src/ui/toast.ts'

onSessionEnd({
  ended: notify.dismiss,
  because: (reason) => {
    const text = farewell(reason)
    if (text !== undefined) notify.warning(text)
  },
})
