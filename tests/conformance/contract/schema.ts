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

type Judge = (value: unknown, path: string) => readonly Issue[]

const none: readonly Issue[] = []

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
export function schemaJudge(contract: Contract): (name: string, value: unknown) => readonly Issue[] {
  const { schemas } = contract.components
  for (const [name, schema] of Object.entries(schemas)) refuseUnknownKeywords(schema, name)

  const named = new Map<string, Judge>()
  const ofName = (name: string): Judge => {
    const schema = schemas[name]
    if (schema === undefined) throw new Error(`The contract refers to ${name}, which does not exist.`)
    const judge = named.get(name) ?? oncePerSound(judgeOf(schema, [name]))
    named.set(name, judge)
    return judge
  }

  // Made once each, when first needed: schemas may contain themselves.
  const judgeOf = (schema: Schema, place: SchemaPath): Judge => {
    const { $ref } = schema
    if ($ref !== undefined) return (value, path) => ofName($ref.slice($ref.lastIndexOf('/') + 1))(value, path)
    const own = ofItself(schema, place)
    const parts = [
      ...listOf(schema['allOf']).map((part, index) => judgeOf(part, [...place, 'allOf', String(index)])),
      ...ofAlternatives(schema, place),
      ...ofItems(schema, place),
      ofProperties(schema, place),
    ]
    return (value, path) => {
      const issues = own(value, path)
      if (issues.some(({ kind }) => kind !== 'value')) return issues
      return allOf(issues, parts, (part) => part(value, path))
    }
  }

  const ofAlternatives = (schema: Schema, place: SchemaPath): Judge[] => {
    const alternatives = listOf(schema['anyOf']).map((part, index) => judgeOf(part, [...place, 'anyOf', String(index)]))
    if (alternatives.length === 0) return []
    const judge: Judge = (value, path) => {
      const byAlternative: (readonly Issue[])[] = []
      for (const alternative of alternatives) {
        const issues = alternative(value, path)
        if (issues.length === 0) return none
        byAlternative.push(issues)
      }
      const near = byAlternative.find((issues) => issues.every((issue) => issue.path !== path || !isOfType(issue)))
      if (near !== undefined) return near
      const expected = [
        ...new Set(byAlternative.flatMap((issues) => issues.filter(isOfType).map((issue) => issue.expected))),
      ]
      return [issueOf(value, path, place, expected.join(' or '), expected.includes('an object'))]
    }
    return [judge]
  }

  const ofItems = (schema: Schema, place: SchemaPath): Judge[] =>
    listOf([schema['items']]).map((items): Judge => {
      const judge = judgeOf(items, [...place, 'items'])
      return (value, path) =>
        Array.isArray(value) ? allOf(none, value, (entry, index) => judge(entry, `${path}[${index}]`)) : none
    })

  const ofProperties = (schema: Schema, place: SchemaPath): Judge => {
    const { required = [], properties = {} } = schema
    const judges = Object.entries(properties).map(
      ([name, part]) => [name, judgeOf(part, [...place, 'properties', name])] as const,
    )
    return (value, path) => {
      if (!isRecord(value)) return none
      const missing = required
        .filter((name) => value[name] === undefined)
        .map((name): Issue => {
          const [at, expected] = [[...place, 'properties', name] as const, `the field ${name}`]
          return { kind: 'missing', path: join(path, name), expected, got: 'no such field', place: at }
        })
      return allOf(missing, judges, ([name, judge]) =>
        value[name] === undefined ? none : judge(value[name], join(path, name)),
      )
    }
  }

  return (name, value) => ofName(name)(value, '')
}

/** Without a list of its own for what has no issues, which is most. */
function allOf<Item>(
  first: readonly Issue[],
  items: readonly Item[],
  issuesOf: (item: Item, index: number) => readonly Issue[],
): readonly Issue[] {
  let all = first
  for (const [index, item] of items.entries()) {
    const issues = issuesOf(item, index)
    if (issues.length > 0) all = [...all, ...issues]
  }
  return all
}

/** An object without issues has none at another path. */
function oncePerSound(judge: Judge): Judge {
  const sound = new WeakSet()
  return (value, path) => {
    if (typeof value !== 'object' || value === null) return judge(value, path)
    if (sound.has(value)) return none
    const issues = judge(value, path)
    if (issues.length === 0) sound.add(value)
    return issues
  }
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
    const read = new WeakMap<Record<string, unknown>, Record<string, unknown>>()
    return (value) => {
      if (Array.isArray(value)) {
        const item = inner('[]', (part) => part['items']) ?? readerOf([])
        return value.map((entry) => item(entry))
      }
      if (!isRecord(value)) return value
      const known = read.get(value)
      if (known !== undefined) return known
      const described = Object.entries(value).flatMap(([name, entry]) => {
        const field = inner(`.${name}`, ({ properties }) => properties?.[name])
        return field === undefined ? [] : [[name, field(entry)] as const]
      })
      const all = Object.fromEntries(described)
      read.set(value, all)
      return all
    }
  }
  const readers = new Map(Object.entries(schemas).map(([name, schema]) => [name, readerOf(partsOf(schema))]))
  return (name, value) => readers.get(name)?.(value)
}

function ofItself(schema: Schema, place: SchemaPath): Judge {
  const types = typesOf(schema)
  const { const: constant, enum: choices, pattern, minimum, minLength } = schema
  const judge = (value: unknown): string | undefined => {
    if (constant !== undefined && value !== constant) return show(constant)
    if (Array.isArray(choices) && !choices.includes(value)) return `one of ${choices.map(show).join(', ')}`
    if (typeof pattern === 'string' && typeof value === 'string' && !regular(pattern).test(value))
      return `a text that fits ${pattern}`
    if (typeof minLength === 'number' && typeof value === 'string' && value.length < minLength)
      return `a text of at least ${minLength} characters`
    if (typeof minimum === 'number' && typeof value === 'number' && value < minimum) return `at least ${minimum}`
    return undefined
  }
  return (value, path) => {
    if (types.length > 0 && !types.some((type) => isType(type, value)))
      return [issueOf(value, path, place, types.map(nameOfType).join(' or '), types.includes('object'))]
    const expected = judge(value)
    return expected === undefined ? none : [{ kind: 'value', path, expected, got: show(value), place }]
  }
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
