/** The only reader of the contract, for generators, the mock's dispatch and the conformance plan. */
import { fileURLToPath } from 'node:url'
import { BaseResolver, bundle, createConfig } from '@redocly/openapi-core'

export const contractFile = fileURLToPath(new URL('../users.yaml', import.meta.url))

/** The keywords that the tools read. */
export interface Schema {
  type?: string | string[]
  const?: unknown
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  $ref?: string
  [keyword: string]: unknown
}

export interface OperationObject {
  operationId: string
  tags: [string]
  summary: string
  description: string
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: {
    required?: boolean
    content: Record<string, { schema: Schema; examples?: unknown; example?: unknown }>
  }
  responses: Record<
    string,
    {
      $ref?: string
      description?: string
      content?: Record<string, { schema: Schema; examples?: Record<string, { summary?: string; value: unknown }> }>
    }
  >
  'x-kind': 'loader' | 'action'
  'x-session': 'none' | 'temporary' | 'session'
  'x-effect': 'read' | 'write' | 'money'
  'x-outcome'?: 'icon' | 'status' | 'error' | 'failed'
}

export interface Contract {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: unknown[]
  security: unknown[]
  tags: { name: string; description: string }[]
  paths: Record<string, { post: OperationObject }>
  components: { schemas: Record<string, Schema>; responses?: Record<string, unknown> }
}

/** `query` and `fields` hold the constants that select the operation. */
export interface Operation {
  id: string
  domain: string
  wire: string
  kind: 'loader' | 'action'
  session: 'none' | 'temporary' | 'session'
  effect: 'read' | 'write' | 'money'
  outcome?: 'icon' | 'status' | 'error' | 'failed'
  encoding: 'multipart' | 'urlencoded'
  query: Record<string, string>
  fields: Record<string, string>
  hasIdempotencyKey: boolean
}

/** Merges files and keeps internal references. Share the lint's resolver to get the contract that it checked. */
export async function loadContract(file = contractFile, resolver = new BaseResolver()): Promise<Contract> {
  const result = await bundle({ ref: file, config: await createConfig(), externalRefResolver: resolver })
  return result.bundle.parsed as Contract
}

export function resolve(contract: Contract, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const found = schema.$ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], contract)
  if (found === undefined) throw new Error(`The contract refers to ${schema.$ref}, which does not exist.`)
  return resolve(contract, found as Schema)
}

export function requestOf(
  contract: Contract,
  operation: OperationObject,
): { type: string; schema: Schema } | undefined {
  const [entry] = Object.entries(operation.requestBody?.content ?? {})
  if (entry === undefined) return undefined
  return { type: entry[0], schema: resolve(contract, entry[1].schema) }
}

export function operationsOf(contract: Contract): Operation[] {
  return Object.values(contract.paths).map(({ post }) => {
    const query: Record<string, string> = {}
    for (const parameter of post.parameters ?? []) {
      if (parameter.in === 'query' && typeof parameter.schema.const === 'string')
        query[parameter.name] = parameter.schema.const
    }
    const body = requestOf(contract, post)
    const fields: Record<string, string> = {}
    for (const [name, schema] of Object.entries(body?.schema.properties ?? {})) {
      if (typeof schema.const === 'string') fields[name] = schema.const
    }
    const wire = query['crud'] ?? Object.keys(fields).find((name) => fields[name] === name)
    if (wire === undefined) throw new Error(`${post.operationId} has neither a crud parameter nor a marker field.`)
    return {
      id: post.operationId,
      domain: post.tags[0],
      wire,
      kind: post['x-kind'],
      session: post['x-session'],
      effect: post['x-effect'],
      ...(post['x-outcome'] === undefined ? {} : { outcome: post['x-outcome'] }),
      encoding: body?.type === 'multipart/form-data' ? 'multipart' : 'urlencoded',
      query,
      fields,
      hasIdempotencyKey: Object.hasOwn(body?.schema.properties ?? {}, 'idempotency_key'),
    }
  })
}

/** Drops the constants and the token, which the client adds. An operation with no other field has no body. */
export function withoutWire(contract: Contract): Contract {
  const copy = structuredClone(contract)
  for (const { post } of Object.values(copy.paths)) {
    if (post.parameters !== undefined) {
      post.parameters = post.parameters.filter((parameter) => parameter.schema.const === undefined)
    }
    const body = requestOf(copy, post)
    if (body === undefined) continue
    for (const [name, schema] of Object.entries(body.schema.properties ?? {})) {
      if (schema.const === undefined && name !== 'token') continue
      delete body.schema.properties?.[name]
      if (body.schema.required !== undefined)
        body.schema.required = body.schema.required.filter((entry) => entry !== name)
    }
    for (const media of Object.values(post.requestBody?.content ?? {})) {
      delete media.examples
      delete media.example
    }
    if (Object.keys(body.schema.properties ?? {}).length === 0) delete post.requestBody
  }
  return copy
}

/** Drops the `enum` beside each `const`, which is for tools that do not know `const`. */
export function withoutRepeatedConstants(contract: Contract): Contract {
  const strip = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('const' in node && 'enum' in node && typeof node.const === 'string') Reflect.deleteProperty(node, 'enum')
    else Object.values(node).forEach(strip)
  }
  const copy = structuredClone(contract)
  strip(copy)
  return copy
}

/** Generators would copy descriptions into running code. */
export function withoutProse(contract: Contract): Contract {
  const copy = structuredClone(contract)
  removeKeywords(copy.components.schemas, ['description'])
  return copy
}

/** Responses only: the app reads values beyond a limit. The mock bank and the conformance runner check limits. */
export function withoutLimits(contract: Contract): Contract {
  const copy = structuredClone(contract)
  for (const name of schemasByUse(copy).responses)
    removeKeywords(copy.components.schemas[name], ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum'])
  return copy
}

function removeKeywords(node: unknown, keywords: string[]): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    // A property of this name is a schema.
    if (keywords.includes(key) && typeof value !== 'object') Reflect.deleteProperty(node, key)
    else removeKeywords(value, keywords)
  }
}

/** Successful responses only. */
export function withoutFailures(contract: Contract): Contract {
  const copy = structuredClone(contract)
  for (const { post } of Object.values(copy.paths)) {
    post.responses = Object.fromEntries(Object.entries(post.responses).filter(([status]) => status === '200'))
  }
  delete copy.components.responses
  const { requests, responses } = schemasByUse(copy)
  const shared = requests.filter((name) => responses.includes(name))
  if (shared.length > 0)
    throw new Error(`A schema must not be used by both requests and responses: ${shared.join(', ')}.`)
  copy.components.schemas = Object.fromEntries(
    Object.entries(copy.components.schemas).filter(([name]) => requests.includes(name) || responses.includes(name)),
  )
  return copy
}

/** Gives an operation its own group, so that its generated code is in a separate file. */
export function withOwnGroup(contract: Contract, operationId: string, group: string): Contract {
  const copy = structuredClone(contract)
  const post = Object.values(copy.paths).find((path) => path.post.operationId === operationId)?.post
  if (post === undefined) throw new Error(`The contract has no operation ${operationId}.`)
  post.tags = [group]
  return copy
}

export function schemasByUse(contract: Contract): { requests: string[]; responses: string[] } {
  const posts = Object.values(contract.paths).map(({ post }) => post)
  return {
    requests: schemasUsedBy(
      contract,
      posts.map(({ requestBody }) => requestBody),
    ),
    responses: schemasUsedBy(
      contract,
      posts.map(({ responses }) => responses),
    ),
  }
}

function schemasUsedBy(contract: Contract, start: unknown): string[] {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (key !== '$ref' || typeof value !== 'string') visit(value)
      else {
        const name = value.replace('#/components/schemas/', '')
        if (found.has(name)) continue
        found.add(name)
        visit(contract.components.schemas[name])
      }
    }
  }
  visit(start)
  return [...found]
}
