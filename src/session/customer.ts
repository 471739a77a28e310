import { createSignal } from '#src/lib/signal.ts'

/** The email address of the signed-in customer; undefined until the bank has sent it. In memory only. */
export const customer = createSignal<string | undefined>(undefined)
