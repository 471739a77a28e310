import { mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  loadContract,
  operationsOf,
  requestOf,
  type Contract,
  type Operation,
  type OperationObject,
} from '#openapi/tools/contract.ts'
import { fieldRows, type FieldRow, type Kind } from '#openapi/tools/docs/fields.ts'
import type { Terminal } from '#tests/conformance/command/terminal.ts'
import { packageName, packed } from './packed.ts'

const folder = fileURLToPath(new URL('starter/', import.meta.url))

export function starterTemplates(): Record<string, string> {
  if (packed !== undefined) return packed.starter
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/'))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

export function starterFiles(
  contract: Contract,
  templates: Record<string, string>,
  runner: string,
): Record<string, string> {
  const operations = operationsOf(contract).map((operation) => describe(contract, operation))
  const columnsOf = (id: string): string =>
    Object.keys(operations.find((operation) => operation.id === id)?.fields ?? {})
      .filter((name) => name !== 'idempotency_key')
      .map((name) => `  ${name} TEXT NOT NULL DEFAULT ''`)
      .join(',\n')
  const values: Record<string, string> = {
    version: contract.info.version,
    runner,
    profileColumns: columnsOf('updateProfile'),
    transferColumns: columnsOf('submitTransfer'),
  }
  const fill = (text: string): string => text.replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? '')
  const domains = [...new Set(operations.map(({ domain }) => domain))]
  return {
    ...Object.fromEntries(Object.entries(templates).map(([path, text]) => [path, fill(text)])),
    'src/operations.php': operationsFile(operations),
    ...Object.fromEntries(
      domains.map((domain) => {
        const own = operations.filter((operation) => operation.domain === domain)
        return [`operations/${domain}.php`, stubsFile(domain, own)]
      }),
    ),
  }
}

interface Described extends Pick<Operation, 'id' | 'wire' | 'domain' | 'kind' | 'session' | 'outcome'> {
  crud: string | null
  constants: Record<string, string>
  fields: Record<string, boolean>
  files: Record<string, boolean>
  post: OperationObject
  sent: FieldRow[]
  returned: FieldRow[]
  hasShell: boolean
}

function describe(contract: Contract, operation: Operation): Described {
  const post = Object.values(contract.paths).find((path) => path.post.operationId === operation.id)?.post
  const schema = post === undefined ? undefined : requestOf(contract, post)?.schema
  if (post === undefined || schema === undefined) throw new Error(`${operation.id} has no request.`)
  const { id, wire, domain, kind, session, outcome, query } = operation
  const crud = query['crud'] ?? null
  const own = Object.entries(schema.properties ?? {}).filter(
    ([name, { const: constant }]) => name !== 'token' && constant === undefined,
  )
  const pick = (isFile: boolean): Record<string, boolean> =>
    Object.fromEntries(
      own
        .filter(([, { format }]) => (format === 'binary') === isFile)
        .map(([name]) => [name, schema.required?.includes(name) === true]),
    )
  const response = post.responses['200']?.content?.['application/json']?.schema ?? {}
  return {
    ...{ id, wire, domain, kind, session, crud, post, fields: pick(false), files: pick(true) },
    sent: fieldRows(contract, schema).filter(({ path }) =>
      own.some(([name]) => name === path && name !== 'idempotency_key'),
    ),
    returned: fieldRows(contract, response).filter(({ path }) => !isServed(path, kind)),
    hasShell: kind === 'loader' && session !== 'none',
    ...(outcome === undefined ? {} : { outcome }),
    constants: crud === null ? {} : operation.fields,
  }
}

function isServed(path: string, kind: Operation['kind']): boolean {
  return kind === 'loader' ? /^(user|nc)\b/.test(path) : ['status', 'icon', 'message', 'error', 'failed'].includes(path)
}

const head = (text: string): string => `<?php\n/** ${text} */\ndeclare(strict_types=1);\n\n`

function operationsFile(operations: readonly Described[]): string {
  const rows = operations.map(({ id, wire, domain, kind, session, crud, constants, fields, files }) => {
    const entries = Object.entries({ id, wire, domain, kind, session, crud, constants, fields, files })
    return `    '${id}' => [${entries.map(([name, value]) => `'${name}' => ${php(value)}`).join(', ')}],`
  })
  return `${head('The operations of the contract. Generated. `fields` and `files`: whether each is required.')}return [\n${rows.join('\n')}\n];\n`
}

function php(value: string | boolean | null | Record<string, string | boolean>): string {
  if (value === null) return 'null'
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`
  if (typeof value === 'boolean') return String(value)
  return `[${Object.entries(value)
    .map(([name, entry]) => `${php(name)} => ${php(entry)}`)
    .join(', ')}]`
}

function stubsFile(domain: string, operations: readonly Described[]): string {
  return `${head(`The operations of ${domain}. Replace a null by: function (Call $call): array { ... }`)}return [\n${operations.map(stub).join('\n\n')}\n];\n`
}

function stub({ id, wire, outcome, session, sent, returned, hasShell, post }: Described): string {
  const lines = [
    `${wire}: ${post.summary}.`,
    '',
    ...wrapped(post.description),
    '',
    `Session: ${session}`,
    ...(outcome === undefined ? [] : [`The deciding field: ${outcome}`]),
    ...listed('Fields', sent),
    ...listed('Response', returned),
    ...(hasShell ? ['  user, nc: as shellOf($call) returns them'] : []),
    ...examplesOf(post),
  ]
  // The text must not end the comment.
  const comment = lines.map((line) => `     * ${line.replaceAll('*/', '* /')}`.trimEnd())
  return `    /**\n${comment.join('\n')}\n     */\n    '${id}' => null,`
}

function listed(title: string, rows: readonly FieldRow[]): string[] {
  if (rows.length === 0) return []
  const lines = rows.flatMap(({ path, isRequired, holds, description }) => {
    const kinds = holds.map(inComment).join(' or ')
    const [first = '', ...rest] = wrapped(`${path} (${isRequired ? '' : 'optional, '}${kinds}): ${description}`, 104)
    return [`  ${first}`, ...rest.map((line) => `    ${line}`)]
  })
  return ['', `${title}:`, ...lines]
}

function inComment({ words, pattern }: Kind): string {
  if (pattern === undefined) return words
  return pattern.length > 60 ? 'string as in the examples' : `${words} ${pattern}`
}

function examplesOf(post: OperationObject): string[] {
  const examples = Object.values(post.responses['200']?.content ?? {}).flatMap((media) =>
    Object.values(media.examples ?? {}),
  )
  return examples.flatMap(({ summary = 'Response', value }) => [
    '',
    `${summary}:`,
    ...JSON.stringify(value, null, 2)
      .split('\n')
      .map((line) => `  ${line}`),
  ])
}

function wrapped(text: string, width = 108): string[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => line.match(new RegExp(`.{1,${width}}(?:\\s|$)`, 'g')) ?? [''])
    .map((line) => line.trimEnd())
}

/** Not the package's name alone, which npx would look up in a registry. */
function runnerFrom(folder: string): string {
  const [, own = ''] = process.argv
  const path = realpathSync(own)
  return path.includes('/node_modules/') ? `npx ${packageName}` : `node ${relative(realpathSync(folder), path)}`
}

export const scaffoldUsage = 'Usage: scaffold FOLDER   writes a starter in PHP into an empty folder.\n'

export async function scaffold(args: readonly string[], { out, err }: Terminal): Promise<number> {
  const [to] = args
  if (args.length !== 1 || to === undefined || to.startsWith('-')) {
    const isHelp = to === '--help'
    const stream = isHelp ? out : err
    stream.write(scaffoldUsage)
    return isHelp ? 0 : 2
  }
  mkdirSync(to, { recursive: true })
  if (readdirSync(to).length > 0) {
    err.write(`${to} is not empty: nothing was written.\n`)
    return 2
  }
  const contract = packed?.contract ?? (await loadContract())
  for (const [path, text] of Object.entries(starterFiles(contract, starterTemplates(), runnerFrom(to)))) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    writeFileSync(join(to, path), text)
  }
  out.write(`Written to ${to}. Its README.md explains how to start it.\n`)
  return 0
}
