import { useEffect, useEffectEvent, useState } from 'react'
/** Dirty forms. Their texts, without secrets, are kept in memory for the same customer if the session ends unasked. */
import { createSignal } from '#src/lib/signal.ts'
import { customer, onSessionEnd } from '#src/session/sessionEnd.ts'
import { useSignal } from '#src/ui/hooks.ts'

/** The draft of an order has the name of its operation. */
export type DraftName =
  | 'submitTransfer'
  | 'submitCryptoDeposit'
  | 'submitPayment'
  | 'submitFixedDeposit'
  | 'submitUpgrade'
  | 'email'
  | 'profile'

export type DraftTexts = Readonly<Record<string, string>>

export interface Unsaved {
  order: 'sending' | 'unknown' | undefined
  /** The question asked before it is lost. */
  title: string
  text: string
  /** The path of a task with several pages. Navigation within it needs no confirmation. */
  within: string | undefined
}

const keepMs = 15 * 60_000

interface Kept {
  customer: string
  until: number
  forms: ReadonlyMap<DraftName, DraftTexts>
}

export const unsaved = createSignal<ReadonlyMap<string, Unsaved>>(new Map())
const held = new Map<DraftName, () => DraftTexts>()
const kept = createSignal<Kept | undefined>(undefined)

export function noteUnsaved(id: string, entry: Unsaved | undefined): void {
  const next = new Map(unsaved.get())
  if (entry !== undefined) next.set(id, entry)
  else if (!next.delete(id)) return
  unsaved.set(next)
}

/** What opening `path`, or leaving the app, would lose. */
export function unsavedEntry(path?: string): Unsaved | undefined {
  const entries = [...unsaved.get().values()].filter(
    ({ within }) => path === undefined || within === undefined || !isBelow(path, within),
  )
  return entries.find(({ order }) => order !== undefined) ?? entries[0]
}

function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`)
}

/** Until the returned function is called. */
export function holdDraft(form: DraftName, read: () => DraftTexts): () => void {
  held.set(form, read)
  return () => held.delete(form)
}

export function keptDrafts(now: number): Kept['forms'] | undefined {
  const current = kept.get()
  return current?.customer === customer.get() && current !== undefined && now <= current.until
    ? current.forms
    : undefined
}

/** Ignores whose it is, for the page after the end of the session. */
export function hasKept(): boolean {
  return kept.get() !== undefined
}

export function dropKept(form?: DraftName): void {
  const current = kept.get()
  const forms = new Map(form === undefined ? [] : current?.forms)
  if (form !== undefined) forms.delete(form)
  kept.set(current === undefined || forms.size === 0 ? undefined : { ...current, forms })
}

/** For the same customer only, and not after a wish to log out. */
export function keepDraftsAtSessionEnd(): void {
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
}

export function useKeptDrafts(): Kept['forms'] | undefined {
  useSignal(customer)
  return useSignal(kept, () => keptDrafts(Date.now()))
}

export function useKeptDraft(form: DraftName): DraftTexts | undefined {
  const [kept] = useState(() => keptDrafts(Date.now())?.get(form))
  useEffect(() => dropKept(form), [form])
  return kept
}

/** `read` is called only when the session ends, so typing renders nothing. Never for PINs, codes, passwords. */
export function useHeldDraft(form: DraftName | undefined, read: () => DraftTexts): void {
  const readNow = useEffectEvent(read)
  useEffect(() => {
    // An ended session's page unmounts after its texts have been read.
    return form && holdDraft(form, () => readNow())
  }, [form])
}
