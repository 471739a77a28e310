import { resolve, type Contract, type Schema } from '#openapi/tools/contract.ts'
import { inWords, shapeOf } from '#openapi/tools/shape.ts'

export interface FieldRow {
  path: string
  isRequired: boolean
  holds: Kind[]
  description: string
}

export interface Kind {
  words: string
  pattern?: string
}

export function fieldRows(contract: Contract, schema: Schema, path = ''): FieldRow[] {
  const { object, items } = shapeOf(contract, schema)
  const rows: FieldRow[] = []
  for (const [name, field] of object?.fields ?? []) {
    const own = path === '' ? name : `${path}.${name}`
    const isRequired = object?.required.has(name) ?? false
    const description = textOf(field, contract)
    rows.push({ path: own, isRequired, holds: holdsOf(contract, field), description })
    rows.push(...fieldRows(contract, field, own))
  }
  return items === undefined ? rows : [...rows, ...fieldRows(contract, items, `${path}[]`)]
}

/** A description beside `$ref` overrides the referenced one. */
function textOf(schema: Schema, contract: Contract): string {
  const text = schema['description'] ?? resolve(contract, schema)['description']
  return typeof text === 'string' ? text : ''
}

function holdsOf(contract: Contract, schema: Schema): Kind[] {
  const { plain, object, items } = shapeOf(contract, schema)
  const kinds = plain.map(({ pattern, ...kind }) =>
    pattern === undefined ? { words: inWords(kind) } : { words: `${inWords(kind)} of the pattern`, pattern },
  )
  if (object !== undefined) kinds.unshift({ words: 'object' })
  if (items === undefined) return kinds
  const [first, ...rest] = holdsOf(contract, items)
  return [{ ...first, words: `list of ${first?.words ?? 'any value'}` }, ...rest, ...kinds]
}
