import { createSignal } from '#src/lib/signal.ts'

/** Whether the bank could be reached at the last attempt: the transport writes it, the banner reads it. */
export const { get: isReachable, set: setReachable, subscribe: subscribeReachable } = createSignal(true)
