/**
 * What has been typed or chosen and would be lost: a registry of the forms that hold something.
 *
 * What it promises:
 * - The customer is asked before a link, Back, closing the tab or logging out loses it.
 * - When a session ends without the customer's doing, in this tab or another, each tab keeps what its forms hold, in memory,
 *   and offers it for 15 minutes to the same customer. Log Out in any tab, and another customer, drop it.
 *
 * What it doesn't do: it never keeps PINs, codes, passwords or files, and nothing survives a reload.
 */
import { createSignal } from '#src/lib/signal.ts'
import { customer } from '#src/session/customer.ts'
import { onSessionEnd } from '#src/session/sessionEnd.ts'

/** The forms that keep their texts when the session ends. */
export type DraftName = 'transfer' | 'deposit' | 'payment' | 'fixedDeposit' | 'upgrade' | 'email' | 'profile'

export type DraftTexts = Readonly<Record<string, string>>

/** What would be lost with a form. */
export interface Unsaved {
  /** An order of the form: it has been sent and the response has not arrived, or it may exist. */
  order: 'sending' | 'unknown' | undefined
  /** As in "Discard this transfer?". */
  what: 'this transfer' | 'your changes'
  /** The path of a task with several pages; going from one of them to another asks nothing. */
  within: string | undefined
}

const keepMs = 15 * 60_000

interface Kept {
  customer: string
  until: number
  forms: ReadonlyMap<DraftName, DraftTexts>
}

const unsaved = new Map<string, Unsaved>()
const held = new Map<DraftName, () => DraftTexts>()
const kept = createSignal<Kept | undefined>(undefined)

/** Notes what a form would lose, under an id of its own; undefined when nothing any more. */
export function noteUnsaved(id: string, entry: Unsaved | undefined): void {
  if (entry === undefined) unsaved.delete(id)
  else unsaved.set(id, entry)
}

/** What a navigation to `path` would lose, or with no path anything that leads out; undefined when nothing. */
export function unsavedEntry(path?: string): Unsaved | undefined {
  const entries = [...unsaved.values()].filter(
    ({ within }) => path === undefined || within === undefined || !isBelow(path, within),
  )
  return entries.find(({ order }) => order !== undefined) ?? entries[0]
}

function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`)
}

/** Notes how to read the texts of a form when the session ends; undefined when there is nothing to keep. */
export function holdDraft(form: DraftName, read: (() => DraftTexts) | undefined): void {
  if (read === undefined) held.delete(form)
  else held.set(form, read)
}

/** What is kept for the customer who is signed in now, by form; undefined when there is nothing. */
export function keptDrafts(now: number): Kept['forms'] | undefined {
  const current = kept.get()
  return current?.customer === customer.get() && current !== undefined && now <= current.until
    ? current.forms
    : undefined
}

/** Drops what is kept of a form, or of all. */
export function dropKept(form?: DraftName): void {
  const current = kept.get()
  const forms = new Map(form === undefined ? [] : current?.forms)
  if (form !== undefined) forms.delete(form)
  kept.set(current === undefined || forms.size === 0 ? undefined : { ...current, forms })
}

/** Calls back when what is offered changes. Returns how to unsubscribe. */
export function subscribeKept(listener: () => void): () => void {
  const stops = [kept.subscribe(listener), customer.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

// What is kept of anybody else is dropped for good.
customer.subscribe(() => {
  const current = customer.get()
  if (current !== undefined && kept.get()?.customer !== current) kept.set(undefined)
})

onSessionEnd({
  ended: () => {
    const current = customer.get()
    if (current !== undefined && held.size > 0) {
      const forms = new Map([...held].map(([form, read]) => [form, read()] as const))
      kept.set({ customer: current, until: Date.now() + keepMs, forms })
    }
    held.clear()
  },
  because: (reason) => {
    if (reason === 'logOut') kept.set(undefined)
  },
})
