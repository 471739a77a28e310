import { createSignal } from '#src/lib/signal.ts'

/** The email address of the customer who is signed in, from the bank; undefined until it is known. In memory only. */
export const customer = createSignal<string | undefined>(undefined)
