/** Parses a request as PHP does, and finds its operation. */
import { table } from '#mocks/generated/tables.ts'
import type { OperationId } from '#mocks/handlers/handler.ts'

/** What PHP keeps: the last value of each name. */
export interface WireRequest {
  method: string
  url: string
  contentType: string
  query: Record<string, string>
  fields: Record<string, string | File>
}

export type Named = { id: OperationId } | { problem: string }

interface Row {
  wire: string
  query: Readonly<Record<string, string>>
  fields: Readonly<Record<string, string>>
}

const rows = Object.entries<Row>(table).map(([id, row]) => ({ id: id as OperationId, ...row }))
const cruds = new Set(rows.flatMap(({ query }) => query['crud'] ?? []))
const markers = new Set(rows.filter(({ query }) => query['crud'] === undefined).map(({ wire }) => wire))

/** A body that is not a form has no fields. */
export async function readRequest(request: Request): Promise<WireRequest> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const fields: WireRequest['fields'] = {}
  try {
    for (const [name, value] of await request.formData()) fields[name] = value
  } catch {
    // The missing fields are reported later.
  }
  return {
    method: request.method,
    url: request.url,
    contentType: request.headers.get('Content-Type') ?? '',
    query,
    fields,
  }
}

export function operationOf({ method, query, fields }: Pick<WireRequest, 'method' | 'query' | 'fields'>): Named {
  if (method !== 'POST') return { problem: `The endpoint accepts POST only, not ${method}.` }
  const named = Object.keys(fields).filter((name) => markers.has(name) && fields[name] === name)
  const { crud } = query
  if (crud !== undefined && !cruds.has(crud)) return { problem: `There is no crud operation "${crud}".` }
  const names = [...(crud === undefined ? [] : [crud]), ...named]
  if (names.length === 0) return { problem: 'The request names no operation.' }
  if (names.length > 1) return { problem: `The request names more than one operation: ${names.join(', ')}.` }
  const candidates = rows.filter(({ wire, query: own }) => wire === names[0] && own['crud'] === crud)
  const [match, ...more] = candidates.filter(({ fields: own }) =>
    Object.entries(own).every(([name, value]) => fields[name] === value),
  )
  if (match !== undefined && more.length === 0) return { id: match.id }
  const [only] = candidates
  return candidates.length === 1 && only !== undefined
    ? { id: only.id }
    : { problem: `The action of ${names.join()} is missing or unknown.` }
}
