import { hasKept } from '#src/drafts/drafts.ts'
import { orders } from '#src/orders/orders.ts'
import { signOutText } from '#src/orders/words.ts'
import { endNotice, onSessionEnd } from '#src/session/sessionEnd.ts'
import { notify } from '#src/ui/toast.ts'

/** Call it after `keepDraftsAtSessionEnd`: the notice tells what is kept. */
export function explainSessionEnd(): void {
  let hasOpenOrder = false
  onSessionEnd({
    ended: () => {
      hasOpenOrder = orders.get().mine.some(({ state, isDismissed }) => state === 'sent' && !isDismissed)
      // Earlier messages are private to the customer.
      notify.dismiss()
      endNotice.set(undefined)
    },
    because: (reason) => {
      const message = signOutText(reason, hasOpenOrder)
      endNotice.set(message && hasKept() ? `${message} What you typed is kept.` : message)
    },
  })
}
