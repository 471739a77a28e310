import {
  loadContract,
  operationsOf,
  requestOf,
  resolve,
  type Contract,
  type Operation,
  type OperationObject,
  type Schema,
} from '#openapi/tools/contract.ts'
import { operationPlace } from './places.ts'
import { isRecord, schemaJudge, schemaReader, type Issue } from './schema.ts'

export interface Field {
  name: string
  required: boolean
  file: boolean
  /** Its only valid values are ids of the customer's records. */
  record: boolean
  example: string
  /** The number of characters of the shortest valid text. */
  least: number
  fits: (text: string) => boolean
}

export interface PlannedOperation extends Operation {
  fields: Record<string, string>
  form: Field[]
  promised: ReadonlySet<string>
  declared: ReadonlySet<string>
  place: string
  /** What breaks the contract in the body of an HTTP 200. */
  violations: (body: unknown) => readonly Issue[]
  described: (body: unknown) => unknown
}

export interface Plan {
  title: string
  version: string
  operations: PlannedOperation[]
  expiredViolations: (body: unknown) => readonly Issue[]
}

export async function loadPlan(): Promise<Plan> {
  const contract = await loadContract()
  const judge = schemaJudge(contract)
  const read = schemaReader(contract)
  const posts = new Map(Object.values(contract.paths).map(({ post }) => [post.operationId, post]))
  return {
    title: contract.info.title,
    version: contract.info.version,
    operations: operationsOf(contract).flatMap((operation) => {
      const post = posts.get(operation.id)
      return post === undefined ? [] : [planned(contract, judge, read, operation, post)]
    }),
    expiredViolations: (body) => judge('SessionExpiredAnswer', body),
  }
}

function planned(
  contract: Contract,
  judge: ReturnType<typeof schemaJudge>,
  read: ReturnType<typeof schemaReader>,
  operation: Operation,
  post: OperationObject,
): PlannedOperation {
  const schema = post.responses['200']?.content?.['application/json']?.schema
  const name = schema?.$ref?.split('/').at(-1)
  if (schema === undefined || name === undefined) throw new Error(`${operation.id} has no named response schema.`)
  const { promised, declared } = topLevel(contract, schema)
  return {
    ...operation,
    form: formOf(contract, post),
    promised,
    declared,
    place: operationPlace(operation.id),
    violations: oncePerObject((value) => judge(name, value)),
    described: oncePerObject((value) => read(name, value)),
  }
}

function oncePerObject<Result>(act: (value: unknown) => Result): (value: unknown) => Result {
  const known = new WeakMap<object, Result>()
  return (value) => {
    if (typeof value !== 'object' || value === null) return act(value)
    const result = known.get(value) ?? act(value)
    known.set(value, result)
    return result
  }
}

function formOf(contract: Contract, post: OperationObject): Field[] {
  const body = requestOf(contract, post)
  const [media] = Object.values(post.requestBody?.content ?? {})
  const example = Object.values(isRecord(media?.examples) ? media.examples : {}).find(isRecord)?.['value']
  // A key names one order, so only the rules about keys send one.
  const fields = Object.entries(body?.schema.properties ?? {}).filter(([name]) => name !== 'idempotency_key')
  return fields.map(([name, reference]) => {
    const schema = resolve(contract, reference)
    const value = schema.const ?? (isRecord(example) ? example[name] : undefined)
    return {
      name,
      required: body?.schema.required?.includes(name) === true,
      file: schema.format === 'binary',
      record: reference.$ref?.endsWith('/RecordId') === true,
      example: typeof value === 'string' && schema.format !== 'binary' ? value : '',
      least: leastOf(schema),
      fits: fitsOf(schema),
    }
  })
}

function leastOf({ minLength }: Schema): number {
  return typeof minLength === 'number' ? minLength : 0
}

function fitsOf(schema: Schema): Field['fits'] {
  const { pattern, enum: values } = schema
  const expression = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /^/
  const least = leastOf(schema)
  return (text) =>
    expression.test(text) && Array.from(text).length >= least && (!Array.isArray(values) || values.includes(text))
}

function topLevel(contract: Contract, schema: Schema): { promised: Set<string>; declared: Set<string> } {
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) return topLevel(contract, contract.components.schemas[name] ?? {})
  const promised = new Set(schema.required)
  const declared = new Set(Object.keys(schema.properties ?? {}))
  for (const part of [schema['allOf'], schema['anyOf']].flat().filter(isRecord)) {
    const inner = topLevel(contract, part)
    for (const field of inner.declared) declared.add(field)
    if (Array.isArray(schema['allOf'])) for (const field of inner.promised) promised.add(field)
  }
  return { promised, declared }
}
