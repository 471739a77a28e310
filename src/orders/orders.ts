/**
 * The list of the orders that are not settled, in one entry of local storage: every tab, a reload and the next sign-in
 * see the same. It is written under a lock. Sending holds another lock from reading the bank's list to the answer.
 */
import type { OrderId } from '#src/api/generated/operations.ts'
import type { Outcome } from '#src/api/reading/outcome.ts'
import type { Instant } from '#src/lib/dates.ts'
import { fieldsOf } from '#src/lib/fields.ts'
import { createSignal } from '#src/lib/signal.ts'
import { digest, newUuid } from '#src/lib/uuid.ts'
import { sessionToken } from '#src/session/session.ts'
import { customer, onSessionEnd } from '#src/session/sessionEnd.ts'
import { read, storageKeys, subscribe, write } from '#src/session/storage.ts'
import {
  decide,
  isNowhere,
  isOrder,
  proofOf,
  resultOf,
  withResult,
  withAttempt,
  withoutOld,
  type Alike,
  type Known,
  type Order,
  type OrderResult,
  type Proof,
  type Row,
} from './order.ts'

const longestWaitMs = 90_000

/** Without a secure context a browser has neither locks nor digests, and no order is sent. */
export const canOrder = (): boolean => globalThis.isSecureContext && 'locks' in navigator

type Rows = readonly Row[] | undefined

interface Stored {
  salt: string
  orders: readonly Order[]
}

/** What only this tab knows of an order, until the session ends. */
export interface Note {
  /** In words, as "$12.00 to Ben Okafor". */
  label: string
  isOnScreen: boolean
  isUnderway: boolean
  /** When the bank's list last lacked it. */
  missingAt?: Instant | undefined
}

export interface OrderToSend<Data> {
  operation: OrderId
  /** The details in their normal form: equal texts are the same order. */
  details: string
  label: string
  known: Known
  /** Rows like the order in the bank's list, by a request that begins now. Undefined unless each row could be read. */
  readRows: () => Promise<Rows>
  post: (key: string) => Promise<Outcome<Data>>
  /** False once the session or the screen of the order has ended. */
  isCurrent: () => boolean
  /** Another tab, or a screen that was left, is sending one. Undefined when the wait is over. */
  onWait: (cancel: (() => void) | undefined) => void
}

/** Why nothing was sent. `unstored`: the browser's storage is full. Undefined: the order waited for another. */
export type AskedFor = Alike | 'unstored' | undefined

/** `asked`: nothing was sent, since the customer may not want it any more. */
export type Sent<Data> =
  | { outcome: Outcome<Data>; order: Order; result: OrderResult }
  | { outcome: undefined; order: Order; result: Proof }
  | { outcome: undefined; order: undefined; result: 'asked'; alike: AskedFor }

/** This customer's orders, and what this tab knows of them. */
export interface Orders {
  mine: readonly Order[]
  notes: ReadonlyMap<string, Note>
}

export type OrderList = ReturnType<typeof createOrderList>

/** One per tab. `pauseMs`: how long a browser takes to show the processes of other tabs what was stored. */
export function createOrderList(pauseMs = 25) {
  const view = createSignal<Orders>({ mine: [], notes: new Map() })
  /** Digests of this customer: by address, which comes first, and by token. */
  let owners: readonly string[] = []
  let parsed: { text: string | undefined; stored: Stored } = { text: undefined, stored: { salt: '', orders: [] } }
  let shown: Stored | undefined
  let named: { token: string | undefined; email: string | undefined; salt: string } | undefined

  function stored(): Stored {
    const text = read(storageKeys.orders)
    if (text !== parsed.text) parsed = { text, stored: parse(text) }
    return parsed.stored
  }

  /** Resolves with false if the browser could not store it. */
  async function update(change: (orders: readonly Order[]) => readonly Order[]): Promise<boolean> {
    return navigator.locks.request('orders', async () => {
      const { salt, orders: all } = stored()
      const text = JSON.stringify({ salt: salt || newUuid(), orders: withoutOld(change(all), Date.now()) })
      write(storageKeys.orders, text)
      refresh()
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      return read(storageKeys.orders) === text
    })
  }

  function refresh(): void {
    shown = stored()
    view.set({ ...view.get(), mine: shown.orders.filter(({ owner }) => owners.includes(owner)) })
  }

  function note(key: string, changes: Partial<Note>): void {
    const { mine, notes } = view.get()
    const known = notes.get(key) ?? { label: '', isOnScreen: false, isUnderway: false }
    view.set({ mine, notes: new Map(notes).set(key, { ...known, ...changes }) })
  }

  /** Whether it is known which orders are this customer's. */
  function isIdentified(): boolean {
    const { token, email, salt } = named ?? {}
    return named !== undefined && token === sessionToken() && email === customer.get() && salt === stored().salt
  }

  /** Finds out which orders are this customer's. Within a session, they are signed anew with a changed address. */
  async function identify(): Promise<void> {
    if (isIdentified()) return
    const now = { token: sessionToken(), email: customer.get(), salt: stored().salt }
    const names = [now.email, now.token].filter((name) => name !== undefined)
    const next = (await Promise.all(names.map((name) => digest(now.salt, name)))).filter((one) => one !== undefined)
    if (now.token !== sessionToken() || now.email !== customer.get()) return
    const earlier = named?.token === now.token ? owners : []
    named = now
    owners = next
    refresh()
    const [owner] = next
    const isOld = (order: Order) => order.owner !== owner && [...earlier, ...next].includes(order.owner)
    if (owner !== undefined && now.email !== undefined && stored().orders.some(isOld))
      await update((all) => all.map((order) => (isOld(order) ? { ...order, owner } : order)))
  }

  async function settle(order: Order, result: OrderResult, rows?: Rows): Promise<void> {
    const isSeen = view.get().notes.get(order.key)?.isOnScreen === true
    await update((all) => withResult(all, order, result, isSeen, rows))
  }

  /** Compares a later list with an order whose end is not known, or whose row is still to come. */
  async function look({ key }: Order, rows: Rows): Promise<Proof | undefined> {
    const order = stored().orders.find((one) => one.key === key)
    if (order?.state !== 'sent' && order?.state !== 'accepted') return undefined
    const proof = proofOf(order, rows)
    if (proof !== undefined) await settle(order, proof, rows)
    else if (isNowhere(order, rows)) note(order.key, { missingAt: Date.now() })
    return proof
  }

  /** Undefined if nothing was sent, since the screen or the session has ended, or the wait was cancelled or too long. */
  async function send<Data>(sending: OrderToSend<Data>): Promise<Sent<Data> | undefined> {
    const name = `order ${sending.operation}`
    const atOnce = await navigator.locks.request(name, { ifAvailable: true }, (lock) =>
      lock === null ? 'taken' : sendUnderLock(sending, false),
    )
    if (atOnce !== 'taken') return atOnce
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), longestWaitMs)
    const end = (): void => {
      clearTimeout(timer)
      sending.onWait(undefined)
    }
    sending.onWait(() => waiting.abort())
    try {
      return await navigator.locks.request(name, { signal: waiting.signal }, () => {
        end()
        return sendUnderLock(sending, true)
      })
    } catch (error) {
      // Nothing else aborts it: once the lock is held, the wait can neither end nor be cancelled.
      if (!waiting.signal.aborted) throw error
      end()
      return undefined
    }
  }

  async function sendUnderLock<Data>(
    { operation, details: text, label, known, readRows, post, isCurrent }: OrderToSend<Data>,
    hasWaited: boolean,
  ): Promise<Sent<Data> | undefined> {
    const rows = await readRows()
    if (stored().salt === '' && !(await update((all) => all))) return asked('unstored')
    await identify()
    const details = await digest(stored().salt, `${operation} ${text}`)
    const [owner] = owners
    if (!isCurrent() || details === undefined || owner === undefined) return undefined

    const isEqual = (one: Order) => one.operation === operation && one.details === details && owners.includes(one.owner)
    const decision = decide(stored().orders.filter(isEqual), rows, known)
    if (decision.kind === 'settled') {
      note(decision.order.key, { label, isOnScreen: true })
      await settle(decision.order, decision.result, rows)
      return { outcome: undefined, order: decision.order, result: decision.result }
    }
    if (decision.kind === 'asked') return asked(decision.alike)
    if (hasWaited) return asked(undefined)
    const { open, over, unlisted } = decision
    const begun = open ?? { key: newUuid(), before: rows?.map(({ id = '' }) => id) ?? null, unlisted, attempts: 0 }
    const order: Order = {
      ...{ operation, details, owner, state: 'sent', rows: 0, ...begun, attempts: begun.attempts + 1 },
      ...{ sentAt: Date.now(), isRefused: false, isDismissed: false },
    }
    // Before the list changes, or a notice would flash.
    note(order.key, { label, isOnScreen: true, missingAt: undefined })
    const isStored = await update((all) => withAttempt(all, order, over))
    // Without an entry, a reload or another tab would send it again with another key.
    if (!isStored) {
      note(order.key, { isOnScreen: false })
      return asked('unstored')
    }
    if (!isCurrent()) {
      // The screen or the session ended directly before the request.
      note(order.key, { isOnScreen: false })
      await update((all) => all.flatMap((one) => (one.key === order.key ? (open ?? []) : one)))
      return undefined
    }
    note(order.key, { isUnderway: true })
    const outcome = await post(order.key)
    const after = outcome.kind === 'success' ? undefined : await readRows()
    const result = resultOf(order, outcome, after)
    note(order.key, { isUnderway: false, ...(isNowhere(order, after) && { missingAt: Date.now() }) })
    const isRefused = order.attempts === 1 && outcome.kind === 'refused'
    await settle({ ...order, isRefused }, result, after)
    return { outcome, order, result }
  }

  return {
    get: view.get,
    subscribe: view.subscribe,
    initial: view.initial,
    send,
    look,
    /** Follows storage, the customer and the session. Call it after `followOtherTabs`, which ends a session first. */
    follow: (): (() => void) => {
      const follow = (): void => {
        if (stored() !== shown) refresh()
        void identify()
      }
      onSessionEnd({ ended: () => view.set({ ...view.get(), notes: new Map() }) })
      const stops = [subscribe(follow), customer.subscribe(follow)]
      follow()
      return () => {
        for (const stop of stops) stop()
      }
    },
    isIdentified,
    known: (ids: Known['ids']): Known => ({ orders: stored().orders, ids }),
    hide: (key: string): void => note(key, { isOnScreen: false }),
    /** Ends the notice. The key of an order that may exist stays. */
    dismiss: (key: string): Promise<boolean> =>
      update((all) =>
        all.flatMap((one) => {
          if (one.key !== key) return one
          return one.state === 'refused' ? [] : { ...one, isDismissed: true }
        }),
      ),
  }
}

const asked = (alike: AskedFor) => ({ outcome: undefined, order: undefined, result: 'asked', alike }) as const

function parse(text: string | undefined): Stored {
  try {
    const { salt, orders } = fieldsOf(JSON.parse(text ?? ''))
    if (typeof salt === 'string' && Array.isArray(orders)) return { salt, orders: orders.filter(isOrder) }
  } catch {
    // Nothing is stored, or another program has written it.
  }
  return { salt: '', orders: [] }
}

/** Those of this tab. */
export const orders = createOrderList()
