/** Tabs share the token through local storage. A BroadcastChannel carries the reason for its end. */
import type { Fields } from '#src/lib/fields.ts'
import { createSignal } from '#src/lib/signal.ts'
import { customer } from './customer.ts'
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

const listeners = new Set<SessionEndListener>()
const state: {
  token: string | undefined
  since: number
  endedToken: string | undefined
  isReasonMissing: boolean
} = { token: undefined, since: 0, endedToken: undefined, isReasonMissing: false }

export function onSessionEnd(listener: SessionEndListener): void {
  listeners.add(listener)
}

/** Call it before the token is removed. */
export function announceEnd(reason: SessionEnd): void {
  end(reason)
  // Only this tab's screen sent the order that was turned away.
  const message: Message = { reason: reason === 'expiredAtOrder' ? 'expired' : reason, at: Date.now() }
  tellOtherTabs(message)
}

export function followOtherTabs(): void {
  noteToken()
  subscribe(noteToken)
  onOtherTab((message) => {
    if (isEnd(message)) receive(message)
  })
  openToOtherTabs()
}

function noteToken(): void {
  const token = read(storageKeys.session)
  const isEnded = token !== undefined && token === state.endedToken
  if (!isEnded) state.endedToken = undefined
  if (isEnded || token === state.token) return
  if (state.token !== undefined) {
    end(undefined)
    state.isReasonMissing = true
  }
  state.token = token
  state.since = Date.now()
}

function receive({ reason, at }: Message): void {
  if (state.token !== undefined && at >= state.since) end(reason)
  else if (state.isReasonMissing) {
    state.isReasonMissing = false
    for (const listener of listeners) listener.because?.(reason)
  }
}

function end(reason: SessionEnd | undefined): void {
  state.endedToken = read(storageKeys.session)
  state.token = undefined
  state.isReasonMissing = false
  for (const listener of listeners) listener.ended()
  customer.set(undefined)
  if (reason !== undefined) for (const listener of listeners) listener.because?.(reason)
}

const reasons: readonly unknown[] = ['logOut', 'idle', 'expired'] satisfies Message['reason'][]

function isEnd(message: Fields): message is Fields & Message {
  return reasons.includes(message['reason']) && typeof message['at'] === 'number'
}
