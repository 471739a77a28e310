/**
 * What a customer had typed when the session ended without their doing. It is kept in memory only, for 15 minutes, and
 * offered to the same customer after signing in again in this tab. Forms opt in by a name; PINs, codes and passwords are
 * never passed in. Logging out or another customer's sign-in drops it.
 */
import { createSignal } from '#src/lib/signal.ts'
import { onSessionEnd } from '#src/session/session.ts'

export type InputValues = Readonly<Record<string, string>>

const keepMs = 15 * 60_000

interface State {
  /** Who is signed in. */
  customer: string | undefined
  kept: { customer: string; until: number; forms: ReadonlyMap<string, InputValues> } | undefined
}

const state = createSignal<State>({ customer: undefined, kept: undefined })
const current = new Map<string, () => InputValues>()

/** Notes who is signed in, by anything that is the same at every sign-in. What is kept of anybody else is dropped. */
export function identifyCustomer(id: string): void {
  const { kept } = state.get()
  state.set({ customer: id, kept: kept?.customer === id ? kept : undefined })
}

/** Notes how to read what a form holds, for when the session ends; undefined when nothing is left to keep. */
export function holdInput(form: string, read: (() => InputValues) | undefined): void {
  if (read === undefined) current.delete(form)
  else current.set(form, read)
}

/** The forms of which something is kept for the customer who is signed in now. */
export function keptForms(now: number): string[] {
  const { customer, kept } = state.get()
  if (kept === undefined || kept.customer !== customer || now > kept.until) return []
  return [...kept.forms.keys()]
}

/** What is kept of a form; undefined when there is nothing for this customer. */
export function keptInput(form: string, now: number): InputValues | undefined {
  return keptForms(now).includes(form) ? state.get().kept?.forms.get(form) : undefined
}

/** Drops what is kept of a form, or of all. */
export function dropKeptInput(form?: string): void {
  const { customer, kept } = state.get()
  const forms = new Map(form === undefined ? [] : kept?.forms)
  if (form !== undefined) forms.delete(form)
  state.set({ customer, kept: kept === undefined || forms.size === 0 ? undefined : { ...kept, forms } })
}

/** Calls back when what is offered changes. Returns how to unsubscribe. */
export const subscribeKeptInput = state.subscribe

onSessionEnd((reason) => {
  const { customer } = state.get()
  const kept =
    reason === 'logOut' || customer === undefined || current.size === 0
      ? undefined
      : { customer, until: Date.now() + keepMs, forms: new Map([...current].map(([form, read]) => [form, read()])) }
  current.clear()
  state.set({ customer: undefined, kept })
})
