/**
 * `npm run generate`: everything that is derived from the contract. `npm run generate -- --check` derives it again and
 * fails, naming the files, when what is committed differs.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from 'orval'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { loadContract, operationsOf, withoutRepeatedConstants } from './contract.ts'
import type { Contract, Operation } from './contract.ts'
import { wireDocument } from './wire.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const derived = ['src/api/generated', 'mocks/generated', 'openapi/users.wire.yaml']
const notice = '// Generated from openapi/users.yaml by `npm run generate`. Do not edit.\n'

const before = snapshot()
const contract = await loadContract()
const operations = operationsOf(contract)

for (const path of derived) rmSync(join(root, path), { recursive: true, force: true })
await generate(join(root, 'orval.config.ts'), root)
// The mock receives what is sent, and the fragment never is.
rewrite('mocks/generated/msw', (text) => text.replaceAll(/(\/users\.php)#[\w-]+/g, '$1'))
write('src/api/generated/operations.ts', operationsModule(contract, operations))
write('src/api/generated/answerSchemas.ts', answerSchemasModule(operations))
write('mocks/generated/wire.ts', notice + (await wireTypes(contract)))
write('mocks/generated/tables.ts', mockTablesModule(operations))
write('openapi/users.wire.yaml', wireDocument(contract))
execFileSync(
  join(root, 'node_modules/.bin/prettier'),
  ['--log-level=warn', '--ignore-path=.gitignore', '--write', ...derived],
  {
    cwd: root,
    stdio: 'inherit',
  },
)

if (process.argv.includes('--check')) {
  const after = snapshot()
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  )
  if (changed.length > 0) {
    console.error(
      `These files did not match the contract; they do now. Review and commit them:\n${changed.map((file) => `  ${file}`).join('\n')}`,
    )
    process.exit(1)
  }
}

function write(path: string, text: string): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function rewrite(folder: string, change: (text: string) => string): void {
  for (const file of filesBelow(folder)) write(file, change(readFileSync(join(root, file), 'utf8')))
}

function snapshot(): Map<string, string> {
  return new Map(derived.flatMap(filesBelow).map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/** The files of a folder, or the file itself; none when there is nothing yet. */
function filesBelow(path: string): string[] {
  if (!existsSync(join(root, path))) return []
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path)).flatMap((entry) => filesBelow(join(path, entry)))
}

/** The transport's table: where each operation is found in generated code, what selects it, and what its answer means. */
function operationsModule({ paths }: Contract, list: Operation[]): string {
  const urls = Object.keys(paths)
  const rows = list.map(
    ({ id, kind, session, outcome, query, fields }, index) =>
      `  ${id}: ${JSON.stringify({ url: urls[index], kind, session, ...(outcome === undefined ? {} : { outcome }), query, fields })},`,
  )
  return `${notice}
export const operations = {
${rows.join('\n')}
} as const

export type OperationId = keyof typeof operations
export type LoaderId = { [Id in OperationId]: (typeof operations)[Id]['kind'] extends 'loader' ? Id : never }[OperationId]
export type ActionId = Exclude<OperationId, LoaderId>
`
}

/** The schema of every answer, in one module that the transport loads beside the first answer it has to check. */
function answerSchemasModule(list: Operation[]): string {
  const domains = [...new Set(list.map(({ domain }) => domain))]
  const imports = domains.map((domain) => `import * as ${camel(domain)} from './answers/${domain}/${domain}.ts'`)
  const rows = list.map(({ id, domain }) => `  ${id}: ${camel(domain)}.${pascal(id)}Response,`)
  return `${notice}
import '#src/api/zodConfig.ts'
${imports.join('\n')}

export const answerSchemas = {
${rows.join('\n')}
}
`
}

/** What the mock bank needs by operation: the wire-exact schemas and orval's MSW factories. */
function mockTablesModule(list: Operation[]): string {
  const domains = [...new Set(list.map(({ domain }) => domain))]
  const schemas = domains.map((domain) => `import * as ${camel(domain)}Schemas from './zod/${domain}/${domain}.ts'`)
  const factories = domains.map((domain) => `import * as ${camel(domain)}Msw from './msw/${domain}/${domain}.msw.ts'`)
  const rows = list.map((operation) => {
    const { id, domain, wire, query, fields, encoding, session, kind, outcome } = operation
    const facts = JSON.stringify({ wire, query, fields, encoding, session, kind, outcome, domain }).slice(1, -1)
    return `  ${id}: { ${facts}, body: ${camel(domain)}Schemas.${pascal(id)}Body, answer: ${camel(domain)}Schemas.${pascal(id)}Response },`
  })
  const handlers = list.map(({ id, domain }) => `  ${id}: ${camel(domain)}Msw.get${pascal(id)}MockHandler,`)
  return `${notice}
import type { HttpHandler } from 'msw'
${[...schemas, ...factories].join('\n')}

export const table = {
${rows.join('\n')}
} as const

/** orval's MSW handler of each operation, by the answer it is to give. */
export const mswHandlers: Record<keyof typeof table, (answer: () => never) => HttpHandler> = {
${handlers.join('\n')}
}
`
}

/** Wire-exact request and answer types by operation; files are File objects. */
async function wireTypes(document: Contract): Promise<string> {
  const file = ts.factory.createTypeReferenceNode('File')
  const ast = await openapiTS(
    withoutRepeatedConstants(document) as unknown as Parameters<typeof openapiTS>[0] & object,
    {
      transform: (schema) => (schema.format === 'binary' ? file : undefined),
    },
  )
  return astToString(ast)
}

function pascal(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1)
}

function camel(domain: string): string {
  return domain.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())
}
