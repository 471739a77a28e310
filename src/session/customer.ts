import { createSignal } from '#src/lib/signal.ts'

/** The signed-in customer's email address, once the bank has sent it. In memory only. */
export const customer = createSignal<string | undefined>(undefined)
