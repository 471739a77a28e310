/** The facts of a response by their paths, such as `profile.email`; a list is one value. Only fields of the contract. */
import { isRecord } from '#tests/conformance/contract/schema.ts'
import { objectOf, type Exchange } from '#tests/conformance/exchange.ts'

const leavesRead = new WeakMap<Record<string, unknown>, ReadonlyMap<string, unknown>>()

export function leavesOf(exchange: Exchange): ReadonlyMap<string, unknown> {
  const described = exchange.operation?.described(objectOf(exchange))
  if (!isRecord(described)) return new Map()
  const all = leavesRead.get(described) ?? new Map(leaves(described, ''))
  leavesRead.set(described, all)
  return all
}

function* leaves(value: Record<string, unknown>, path: string): Generator<[string, unknown]> {
  for (const [name, entry] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`
    if (isRecord(entry)) yield* leaves(entry, at)
    else yield [at, entry]
  }
}
