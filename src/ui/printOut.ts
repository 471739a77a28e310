import { createSignal } from '#src/lib/signal.ts'

export type PrintoutName = 'receipt' | 'statement'

/** The statement, then receipts, until one is requested, which moves to the end. The browser's own command prints the last. */
export const printouts = createSignal<readonly PrintoutName[]>([])

export function printOut(name: PrintoutName): void {
  const known = printouts.get()
  if (known.includes(name)) printouts.set([...known.filter((other) => other !== name), name])
  print()
}
