/** The transfer of a run: every field is unique, and zeros and signs must survive. */
import type { Context } from '#tests/conformance/context.ts'
import { objectOf } from '#tests/conformance/exchange.ts'
import { minorOf, rowsOf } from '#tests/conformance/reading.ts'

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

export function order({ settings }: Pick<Context, 'settings'>) {
  const extra = JSON.stringify(details)
  return { ...payee, amount: settings.transferAmount ?? '1.50', extra, ...details }
}

export function dearer(amount: string, cents = 1): string {
  return (((minorOf(amount) ?? 0) + cents) / 100).toFixed(2)
}

export const plainPayee = { bank: 'Bank of Elsewhere', act_hold_name: 'Tomas Berg' } as const

/** Transfers of a former run are in the list that was loaded at the beginning. */
export function isUsedBank({ loaded }: Pick<Context, 'loaded'>): boolean {
  const exchange = loaded.get('getTransfers')
  return rowsOf((exchange && objectOf(exchange)) ?? {}, 'transactions').some(isOurs)
}

export function isOurs(row: Record<string, unknown>): boolean {
  const names: unknown[] = [payee.act_hold_name, plainPayee.act_hold_name]
  return row['act_no'] === payee.act_no && names.includes(row['act_hold_name'])
}
