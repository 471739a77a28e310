/** The transfer that a run orders: every field is told from every other, and zeros and signs must survive. */
import type { Bench } from '../bench.ts'

export const payee = {
  bank: 'Bank of Elsewhere & Sons',
  act_no: '0099001122',
  act_hold_name: "Tomás O'Berg",
} as const

export const details = {
  swift: 'DEMOXX01',
  currency: 'USD',
  routing: '000000017',
  country: 'Elsewhere',
  note: 'Conformance: rent & "more"',
} as const

/** The fields of an order. */
export function order({ settings }: Pick<Bench, 'settings'>) {
  const extra = JSON.stringify(details)
  return { ...payee, amount: settings.transferAmount ?? '1.50', extra, ...details }
}

/** Whether a row of a list is a transfer of this or a former run. */
export function isOurs(row: Record<string, unknown>): boolean {
  return row['act_no'] === payee.act_no && row['act_hold_name'] === payee.act_hold_name
}
