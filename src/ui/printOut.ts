import { createSignal } from '#src/lib/signal.ts'

export type PrintoutName = 'receipt' | 'statement'

/** The statement, then receipts, or in the order in which they were last requested. The browser's own command prints the last. */
export const printouts = createSignal<readonly PrintoutName[]>([])

export function printOut(name: PrintoutName): void {
  const known = printouts.get()
  if (known.includes(name)) printouts.set([...known.filter((other) => other !== name), name])
  print()
}
