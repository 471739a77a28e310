/**
 * The end of a session, in the tab where it happens and in every other. The token is shared by all tabs through local
 * storage; why it was removed is said on a BroadcastChannel, since local storage keeps nothing that the bank has no key for.
 */
import { customer } from './customer.ts'
import { read, storageKeys, subscribe } from './storage.ts'

/**
 * Why a session ends: the customer logged out, did nothing for too long, or the bank no longer accepts the token.
 * `expiredAtOrder`: it did not accept the token that came with an order, or with the PIN for one.
 */
export type SessionEnd = 'logOut' | 'idle' | 'expired' | 'expiredAtOrder'

export interface SessionEndListener {
  /** The session is over. Its page is still there. */
  ended: () => void
  /** Why. Called after `ended`: directly in the tab that ends the session, in another as soon as that tab has said so. */
  because?: (reason: SessionEnd) => void
}

interface Message {
  reason: Exclude<SessionEnd, 'expiredAtOrder'>
  /** When it ended: a message that arrives late is not about the session that has begun since. */
  at: number
}

const listeners = new Set<SessionEndListener>()
const state: {
  channel?: BroadcastChannel
  /** The session that this tab is in, and since when. */
  token: string | undefined
  since: number
  /** A token whose session has ended here, until it is removed from storage. */
  endedToken: string | undefined
  /** A session has ended in another tab, which has not said why. */
  isReasonMissing: boolean
} = { token: undefined, since: 0, endedToken: undefined, isReasonMissing: false }

/** Calls back when a session ends, in this tab or another. Returns how to unsubscribe. */
export function onSessionEnd(listener: SessionEndListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells this tab and all others that the session ends. Call it before the token is removed. */
export function announceEnd(reason: SessionEnd): void {
  end(reason)
  // What became of an order in this tab says nothing about an order in another.
  const message: Message = { reason: reason === 'expiredAtOrder' ? 'expired' : reason, at: Date.now() }
  state.channel?.postMessage(message)
}

/** Follows sessions that end in other tabs, from now on. */
export function followOtherTabs(): void {
  noteToken()
  subscribe(noteToken)
  openChannel()
  // A page with an open channel may be kept out of the back/forward cache.
  addEventListener('pagehide', () => state.channel?.close())
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) openChannel()
  })
}

function openChannel(): void {
  state.channel = new BroadcastChannel('session')
  state.channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) hear(data)
  }
}

/** Notices that the token was removed, or is another one. */
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

function hear({ reason, at }: Message): void {
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

function isMessage(data: unknown): data is Message {
  return (
    typeof data === 'object' &&
    data !== null &&
    'reason' in data &&
    reasons.includes(data.reason) &&
    'at' in data &&
    typeof data.at === 'number'
  )
}
