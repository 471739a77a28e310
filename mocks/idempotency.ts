import { isWithin, timestamp, type Bank } from '#mocks/domain/bank.ts'
import { table } from '#mocks/generated/tables.ts'
import type { OperationId, ResponseBody } from '#mocks/handlers/handler.ts'
import type { WireRequest } from './wire.ts'

/** A rule of this mock. */
const minutes = 24 * 60
const refusal = 'This request was sent before with other details.'

/** Repeats the response of an earlier call with the same `idempotency_key`, or refuses if other fields differ. */
export async function oncePerKey<Id extends OperationId>(
  bank: Bank,
  operation: Id,
  fields: WireRequest['fields'],
  customer: string,
  act: () => Promise<ResponseBody<Id>>,
): Promise<ResponseBody<Id>> {
  const key = fields['idempotency_key']
  if (typeof key !== 'string') return act()
  const order = orderOf(fields)
  const known = bank.store.repetitions
    .all()
    .find((kept) => kept.key === key && kept.operation === operation && kept.customer === customer)
  if (known !== undefined && isWithin(bank, known.at, minutes))
    // The response is validated before it is sent.
    return (known.order === order ? known.body : refusedRepetition(operation)) as ResponseBody<Id>
  const body = await act()
  const kept = structuredClone(body) as Parameters<typeof bank.store.repetitions.create>[0]['body']
  await bank.store.repetitions.create({ key, customer, operation, order, body: kept, at: timestamp(bank) })
  return body
}

/** Without the session's fields. A file counts by name and size. */
function orderOf(fields: WireRequest['fields']): string {
  const entries = Object.entries(fields)
    .filter(([name]) => name !== 'token')
    .map(([name, value]) => [name, typeof value === 'string' ? value : `${value.name} ${value.size}`])
  return JSON.stringify(entries.sort(([a = ''], [b = '']) => a.localeCompare(b)))
}

function refusedRepetition(operation: OperationId): Record<string, unknown> {
  const row = table[operation]
  const outcome = 'outcome' in row ? row.outcome : undefined
  return {
    status: 'error',
    message: refusal,
    ...(outcome === 'icon' ? { icon: 'error' } : {}),
    ...(outcome === 'error' ? { error: true } : {}),
    ...(outcome === 'failed' ? { failed: refusal } : {}),
  }
}
