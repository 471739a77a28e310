import { t } from '@lingui/core/macro'
import { hasKept } from '#src/drafts/drafts.ts'
import { orders } from '#src/orders/orders.ts'
import { endNotice, onSessionEnd, type SessionEnd } from '#src/session/sessionEnd.ts'
import { notify } from '#src/ui/feedback/toast.ts'

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
      endNotice.set(message && hasKept() ? `${message} ${t`What you typed is kept.`}` : message)
    },
  })
}

const mayHaveGoneThrough = t`One of your orders may have gone through. Sign in and look for it before you try again.`

export function signOutText(reason: SessionEnd, hasOpenOrder: boolean): string | undefined {
  switch (reason) {
    case 'logOut':
      return hasOpenOrder ? mayHaveGoneThrough : undefined
    case 'idle': {
      const wasInactive = t`You were signed out because you were inactive for a while.`
      return hasOpenOrder ? `${wasInactive} ${mayHaveGoneThrough}` : wasInactive
    }
    case 'expired':
    case 'expiredAtOrder':
      if (hasOpenOrder) return `${t`Your session has ended.`} ${mayHaveGoneThrough}`
      return reason === 'expired'
        ? t`Your session has ended. Sign in again to continue.`
        : t`Your session has ended. The bank hasn't carried out your order. Sign in again to continue.`
  }
}
