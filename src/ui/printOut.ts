import { createSignal } from '#src/lib/signal.ts'

/** The documents that take the place of the page in print. */
export type PrintoutName = 'receipt' | 'statement'

/** What can be printed now, in the order in which it was opened or last asked for: the browser's own command prints the last. */
export const printouts = createSignal<readonly PrintoutName[]>([])

/** Prints the printout of this name; the page itself where there is none. */
export function printOut(name: PrintoutName): void {
  const known = printouts.get()
  if (known.includes(name)) printouts.set([...known.filter((other) => other !== name), name])
  print()
}
