/** The transfer of a run: every field is unique, and zeros and signs must survive. */
import type { Context } from '#tests/conformance/context.ts'
import { objectOf } from '#tests/conformance/exchange.ts'
import { minorOf, rowsOf } from '#tests/conformance/reading/rows.ts'

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

export function order({ acceptedOrder }: Pick<Context, 'acceptedOrder'>): Order {
  const extra = JSON.stringify(details)
  return { ...payee, amount: '1.50', extra, ...details, ...acceptedOrder }
}

export type Order = Record<keyof typeof payee | keyof typeof details | 'amount' | 'extra', string>

export function plainerOrders(context: Pick<Context, 'acceptedOrder'>, currency: string): Order[] {
  const usual = order(context)
  const plain = { ...usual, ...plainPayee, note: 'Conformance' }
  // The example of the IBAN registry, and a code and a routing number with the right checksum.
  const checked = {
    ...plain,
    act_no: 'DE89370400440532013000',
    swift: 'TESTDEFF',
    routing: '021000021',
    country: 'Germany',
  }
  const careful = [checked, { ...checked, swift: '', routing: '' }].map((form) => ({ ...form, currency }))
  const amounts = [usual.amount, '2.00', '25.00', '150.00']
  return [plain, ...amounts.flatMap((amount) => careful.map((form) => ({ ...form, amount })))].map(withDetails)
}

/** `extra` repeats the details, and a bank may read either. */
export function withDetails(form: Order): Order {
  const { swift, currency, routing, country, note } = form
  return { ...form, extra: JSON.stringify({ swift, currency, routing, country, note }) }
}

export function dearer(amount: string, cents = 1): string {
  return (((minorOf(amount) ?? 0) + cents) / 100).toFixed(2)
}

export const plainPayee = { bank: 'Bank of Elsewhere', act_hold_name: 'Tomas Berg' } as const

export function isUsedBank({ loaded }: Pick<Context, 'loaded'>): boolean {
  const exchange = loaded.get('getTransfers')
  return rowsOf((exchange && objectOf(exchange)) ?? {}, 'transactions').some(isOurs)
}

export function isOurs(row: Record<string, unknown>): boolean {
  const names: unknown[] = [payee.act_hold_name, plainPayee.act_hold_name]
  return row['act_no'] === payee.act_no && names.includes(row['act_hold_name'])
}
