import type { Contract, Schema } from '#openapi/tools/contract.ts'
import type { SchemaPath } from './places.ts'

export type IssueKind = 'missing' | 'null' | 'list' | 'type' | 'value'

export interface Issue {
  kind: IssueKind
  path: string
  expected: string
  got: string
  place: SchemaPath
}

const understood = new Set([
  ...[
    'type',
    'const',
    'enum',
    'pattern',
    'minimum',
    'minLength',
    'properties',
    'required',
    'items',
    'anyOf',
    'allOf',
    '$ref',
  ],
  ...['description', 'examples', 'format', 'contentMediaType', 'title', 'default'],
])

const patterns = new Map<string, RegExp>()

/** Throws on an unknown schema keyword. */
export function schemaJudge(contract: Contract): (name: string, value: unknown) => Issue[] {
  const { schemas } = contract.components
  for (const [name, schema] of Object.entries(schemas)) refuseUnknownKeywords(schema, name)

  const judge = (schema: Schema, value: unknown, path: string, place: SchemaPath): Issue[] => {
    if (schema.$ref !== undefined) {
      const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
      const target = schemas[name]
      if (target === undefined) throw new Error(`The contract refers to ${schema.$ref}, which does not exist.`)
      return judge(target, value, path, [name])
    }
    const own = ofItself(schema, value, path, place)
    if (own.some(({ kind }) => kind !== 'value')) return own
    return [
      ...own,
      ...listOf(schema['allOf']).flatMap((part, index) => judge(part, value, path, [...place, 'allOf', String(index)])),
      ...ofAlternatives(listOf(schema['anyOf']), value, path, place),
      ...ofItems(schema, value, path, place),
      ...ofProperties(schema, value, path, place),
    ]
  }

  const ofAlternatives = (alternatives: Schema[], value: unknown, path: string, place: SchemaPath): Issue[] => {
    if (alternatives.length === 0) return []
    const byAlternative = alternatives.map((part, index) =>
      judge(part, value, path, [...place, 'anyOf', String(index)]),
    )
    if (byAlternative.some((issues) => issues.length === 0)) return []
    const near = byAlternative.find((issues) => issues.every((issue) => issue.path !== path || !isOfType(issue)))
    if (near !== undefined) return near
    const expected = [
      ...new Set(byAlternative.flatMap((issues) => issues.filter(isOfType).map((issue) => issue.expected))),
    ]
    return [issueOf(value, path, place, expected.join(' or '), expected.includes('an object'))]
  }

  const ofItems = (schema: Schema, value: unknown, path: string, place: SchemaPath): Issue[] => {
    const items = schema['items']
    if (!Array.isArray(value) || !isSchema(items)) return []
    return value.flatMap((entry, index) => judge(items, entry, `${path}[${index}]`, [...place, 'items']))
  }

  const ofProperties = (schema: Schema, value: unknown, path: string, place: SchemaPath): Issue[] => {
    if (!isRecord(value)) return []
    const missing = (schema.required ?? []).filter((name) => value[name] === undefined)
    return [
      ...missing.map((name): Issue => {
        const at = place.concat('properties', name) as unknown as SchemaPath
        return {
          kind: 'missing',
          path: join(path, name),
          expected: `the field ${name}`,
          got: 'no such field',
          place: at,
        }
      }),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
        value[name] === undefined ? [] : judge(part, value[name], join(path, name), [...place, 'properties', name]),
      ),
    ]
  }

  return (name, value) => judge({ $ref: `#/components/schemas/${name}` }, value, '', [name])
}

export function schemaReader(contract: Contract): (name: string, value: unknown) => unknown {
  const { schemas } = contract.components
  const partsOf = (schema: Schema): Schema[] => {
    const target = schema.$ref === undefined ? undefined : schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]
    if (target !== undefined) return partsOf(target)
    return [schema, ...[...listOf(schema['allOf']), ...listOf(schema['anyOf'])].flatMap(partsOf)]
  }
  type Reader = (value: unknown) => unknown
  // Made once each, when first needed: schemas may contain themselves.
  const readerOf = (parts: readonly Schema[]): Reader => {
    const known = new Map<string, Reader | undefined>()
    const inner = (name: string, schemasOf: (part: Schema) => unknown): Reader | undefined => {
      if (!known.has(name)) {
        const found = listOf(parts.map(schemasOf))
        known.set(name, found.length === 0 ? undefined : readerOf(found.flatMap(partsOf)))
      }
      return known.get(name)
    }
    return (value) => {
      if (Array.isArray(value)) {
        const item = inner('[]', (part) => part['items']) ?? readerOf([])
        return value.map((entry) => item(entry))
      }
      if (!isRecord(value)) return value
      const described = Object.entries(value).flatMap(([name, entry]) => {
        const field = inner(`.${name}`, ({ properties }) => properties?.[name])
        return field === undefined ? [] : [[name, field(entry)] as const]
      })
      return Object.fromEntries(described)
    }
  }
  const readers = new Map(Object.entries(schemas).map(([name, schema]) => [name, readerOf(partsOf(schema))]))
  return (name, value) => readers.get(name)?.(value)
}

function ofItself(schema: Schema, value: unknown, path: string, place: SchemaPath): Issue[] {
  const types = typesOf(schema)
  if (types.length > 0 && !types.some((type) => isType(type, value))) {
    return [issueOf(value, path, place, types.map(nameOfType).join(' or '), types.includes('object'))]
  }
  const wrong = (expected: string): Issue[] => [{ kind: 'value', path, expected, got: show(value), place }]
  if (schema.const !== undefined && value !== schema.const) return wrong(show(schema.const))
  const choices = schema['enum']
  if (Array.isArray(choices) && !choices.includes(value)) return wrong(`one of ${choices.map(show).join(', ')}`)
  const { pattern, minimum, minLength } = schema
  if (typeof pattern === 'string' && typeof value === 'string' && !regular(pattern).test(value))
    return wrong(`a text that fits ${pattern}`)
  if (typeof minLength === 'number' && typeof value === 'string' && value.length < minLength)
    return wrong(`a text of at least ${minLength} characters`)
  if (typeof minimum === 'number' && typeof value === 'number' && value < minimum) return wrong(`at least ${minimum}`)
  return []
}

function typesOf({ type }: Schema): readonly string[] {
  if (type === undefined) return []
  return Array.isArray(type) ? type : [type]
}

function issueOf(value: unknown, path: string, place: SchemaPath, expected: string, objectWanted: boolean): Issue {
  const list = objectWanted && Array.isArray(value)
  const kind = value === null ? 'null' : list ? 'list' : 'type'
  return { kind, path, expected, got: show(value), place }
}

function isOfType({ kind }: Issue): boolean {
  return kind === 'type' || kind === 'null' || kind === 'list'
}

function isType(type: string, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isRecord(value)
    case 'integer':
      return Number.isSafeInteger(value)
    default:
      return typeof value === type
  }
}

function nameOfType(type: string): string {
  return type === 'null' ? 'null' : `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`
}

export function showRows(rows: readonly Record<string, unknown>[], names: readonly string[]): string {
  const [first, ...more] = rows.map((row) =>
    Object.fromEntries(names.filter((name) => row[name] !== undefined).map((name) => [name, row[name]])),
  )
  return more.length === 0 ? show(first) : `${rows.length} rows: ${show(first)}`
}

export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 117)}…` : text
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSchema(value: unknown): value is Schema {
  return isRecord(value)
}

function listOf(value: unknown): Schema[] {
  return Array.isArray(value) ? value.filter(isSchema) : []
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

function regular(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u')
  patterns.set(pattern, known)
  return known
}

function refuseUnknownKeywords(schema: Schema, name: string): void {
  for (const keyword of Object.keys(schema)) {
    if (!understood.has(keyword))
      throw new Error(`The schema ${name} uses "${keyword}", which the runner cannot judge.`)
  }
  const inner = [...Object.values(schema.properties ?? {}), ...listOf(schema['anyOf']), ...listOf(schema['allOf'])]
  for (const part of [...inner, ...listOf([schema['items']])]) refuseUnknownKeywords(part, name)
}
