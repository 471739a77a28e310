import { resolve, type Contract, type Schema } from './contract.ts'

/** A type, possibly limited to one value or a pattern. */
export interface Plain {
  type: string
  value?: string
  pattern?: string
  /** Other restrictions as JSON, compared literally. */
  limits?: string
}

export interface ObjectShape {
  fields: Map<string, Schema>
  required: Set<string>
  /** Alternatives that span several fields, as JSON, compared literally. */
  conditions: string
}

export interface Shape {
  plain: Plain[]
  object?: ObjectShape
  items?: Schema
}

const prose = new Set(['description', 'summary', 'title', 'examples', 'example', 'default', 'contentMediaType', '$ref'])
const understood = new Set(['type', 'const', 'enum', 'pattern', 'format', 'anyOf', 'oneOf', 'allOf', 'items'])

export function shapeOf(contract: Contract, given: Schema): Shape {
  const schema = resolve(contract, given)
  const alternatives = listOf(schema, 'anyOf') ?? listOf(schema, 'oneOf')
  if (isObject(contract, schema)) return { plain: [], object: objectOf(contract, schema) }
  if (alternatives !== undefined) {
    return alternatives.map((part) => shapeOf(contract, part)).reduce(united, { plain: [] })
  }
  const parts = listOf(schema, 'allOf')
  if (parts?.length === 1 && parts[0] !== undefined) return shapeOf(contract, parts[0])
  if (parts !== undefined) return { plain: [{ type: 'any', limits: bare(parts) }] }
  const types = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? ['any'] : [schema.type]
  return types.map((type) => shapeOfType(contract, type, schema)).reduce(united, { plain: [] })
}

function shapeOfType(contract: Contract, type: string, schema: Schema): Shape {
  if (type === 'object') return { plain: [], object: objectOf(contract, schema) }
  if (type === 'array') return { plain: [], items: (schema['items'] as Schema | undefined) ?? {} }
  if (schema.format === 'binary') return { plain: [{ type: 'file' }] }
  const values = schema.const === undefined ? (schema['enum'] as unknown[] | undefined) : [schema.const]
  if (values !== undefined && type !== 'null') {
    return { plain: values.map((value) => ({ type, value: JSON.stringify(value) })) }
  }
  const rest = Object.entries(schema).filter(([key]) => !prose.has(key) && !understood.has(key))
  const isText = type === 'string'
  return {
    plain: [
      {
        type,
        ...(isText && typeof schema['pattern'] === 'string' ? { pattern: schema['pattern'] } : {}),
        ...(rest.length > 0 && type !== 'null' ? { limits: JSON.stringify(Object.fromEntries(rest)) } : {}),
      },
    ],
  }
}

function united(a: Shape, b: Shape): Shape {
  const object = a.object ?? b.object
  const items = a.items ?? b.items
  return {
    plain: [...a.plain, ...b.plain],
    ...(object === undefined ? {} : { object }),
    ...(items === undefined ? {} : { items }),
  }
}

function isObject(contract: Contract, given: Schema): boolean {
  const schema = resolve(contract, given)
  if (schema.type === 'object' || schema.properties !== undefined) return true
  return (listOf(schema, 'allOf') ?? []).some((part) => isObject(contract, part))
}

function objectOf(contract: Contract, given: Schema): ObjectShape {
  const schema = resolve(contract, given)
  const parts = (listOf(schema, 'allOf') ?? []).map((part) => objectOf(contract, part))
  const alternatives = listOf(schema, 'anyOf') ?? listOf(schema, 'oneOf')
  return {
    fields: new Map([...parts.flatMap(({ fields }) => [...fields]), ...Object.entries(schema.properties ?? {})]),
    required: new Set([...parts.flatMap(({ required }) => [...required]), ...(schema.required ?? [])]),
    conditions: [
      ...parts.map(({ conditions }) => conditions),
      alternatives === undefined ? '' : bare(alternatives),
    ].join(''),
  }
}

function listOf(schema: Schema, keyword: 'anyOf' | 'oneOf' | 'allOf'): Schema[] | undefined {
  const list = schema[keyword]
  return Array.isArray(list) ? (list as Schema[]) : undefined
}

function bare(value: unknown): string {
  return JSON.stringify(value, (key, entry: unknown) => (prose.has(key) && key !== '$ref' ? undefined : entry))
}

export function inWords({ type, value, pattern, limits }: Plain): string {
  if (type === 'null') return 'null'
  if (value !== undefined) return value
  const name = type === 'any' ? 'any value' : type
  const text = pattern === undefined ? name : `${name} of the pattern ${pattern}`
  return limits === undefined ? text : `${text} ${limitsInWords(limits)}`
}

function limitsInWords(limits: string): string {
  const length = /^\{"minLength":(\d+)\}$/.exec(limits)?.[1]
  const minimum = /^\{"minimum":(-?\d+)\}$/.exec(limits)?.[1]
  if (length !== undefined) return `of at least ${length} ${length === '1' ? 'character' : 'characters'}`
  return minimum === undefined ? `with ${limits}` : `of at least ${minimum}`
}

export function covers(wide: Plain, narrow: Plain): boolean {
  if (wide.type === 'any' && wide.limits === undefined) return true
  if (wide.type !== narrow.type && !(wide.type === 'number' && narrow.type === 'integer')) return false
  if (wide.value !== undefined) return wide.value === narrow.value
  if (wide.limits !== undefined && wide.limits !== narrow.limits) return false
  if (wide.pattern === undefined || wide.pattern === narrow.pattern) return true
  return narrow.value !== undefined && new RegExp(wide.pattern).test(String(JSON.parse(narrow.value)))
}
