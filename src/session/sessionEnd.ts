/** Tabs share the token through local storage. A BroadcastChannel carries the reason for its end. */
import type { Fields } from '#src/lib/fields.ts'
import { createSignal } from '#src/lib/signal.ts'
import { onOtherTab, openToOtherTabs, tellOtherTabs } from './otherTabs.ts'
import { read, storageKeys, subscribe } from './storage.ts'

/** `expired`: the bank rejected the token. `expiredAtOrder`: that of an order, or of the PIN for one. */
export type SessionEnd = 'logOut' | 'idle' | 'expired' | 'expiredAtOrder'

/** Why the last session ended, for the customer to read on the landing page. */
export const endNotice = createSignal<string | undefined>(undefined)

export interface SessionEndListener {
  ended: () => void
  because?: (reason: SessionEnd) => void
}

interface Message {
  reason: Exclude<SessionEnd, 'expiredAtOrder'>
  /** The time of the end: a late message does not concern a newer session. */
  at: number
}

/** What one tab knows of its session. */
export function createSessionEnds(currentToken: () => string | undefined, tell: (message: Message) => void) {
  const listeners = new Set<SessionEndListener>()
  let known: string | undefined
  let since = 0
  let endedToken: string | undefined
  let isReasonMissing = false

  function end(reason: SessionEnd | undefined): void {
    endedToken = currentToken()
    known = undefined
    isReasonMissing = false
    for (const listener of listeners) listener.ended()
    customer.set(undefined)
    if (reason !== undefined) for (const listener of listeners) listener.because?.(reason)
  }

  return {
    listen: (listener: SessionEndListener): void => {
      listeners.add(listener)
    },

    announce: (reason: SessionEnd): void => {
      end(reason)
      // Only this tab's screen sent the order that was turned away.
      tell({ reason: reason === 'expiredAtOrder' ? 'expired' : reason, at: Date.now() })
    },

    noteToken: (): void => {
      const token = currentToken()
      const isEnded = token !== undefined && token === endedToken
      if (!isEnded) endedToken = undefined
      if (isEnded || token === known) return
      if (known !== undefined) {
        end(undefined)
        isReasonMissing = true
      }
      known = token
      since = Date.now()
    },

    receive: (message: Fields): void => {
      if (!isEnd(message)) return
      const { reason, at } = message
      if (known !== undefined && at >= since) end(reason)
      else if (isReasonMissing) {
        isReasonMissing = false
        for (const listener of listeners) listener.because?.(reason)
      }
    },
  }
}

const reasons: readonly unknown[] = ['logOut', 'idle', 'expired'] satisfies Message['reason'][]

function isEnd(message: Fields): message is Fields & Message {
  return reasons.includes(message['reason']) && typeof message['at'] === 'number'
}

const ends = createSessionEnds(() => read(storageKeys.session), tellOtherTabs)

export const onSessionEnd = ends.listen

/** Call it before the token is removed. */
export const announceEnd = ends.announce

export function followOtherTabs(): void {
  ends.noteToken()
  subscribe(ends.noteToken)
  onOtherTab(ends.receive)
  openToOtherTabs()
}

/** The signed-in customer's email address, once the bank has sent it. In memory only. */
export const customer = createSignal<string | undefined>(undefined)
