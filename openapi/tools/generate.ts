/**
 * `npm run generate`: everything that is derived from the contract. The contract is checked first; the files are generated
 * in a temporary folder, and only those that differ are written. `npm run generate -- --check` writes nothing and fails,
 * naming the files, when what is committed differs.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from 'orval'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { bundleDocument } from './bundle.ts'
import { loadContract, operationsOf, withoutRepeatedConstants } from './contract.ts'
import type { Contract, Operation } from './contract.ts'
import { lintContract } from './lint.ts'
import { applyChanges, changesBetween, createStaging, filesBelow, removeStaging } from './staging.ts'
import type { FileChanges } from './staging.ts'
import { wireDocument } from './wire.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const derived = ['src/api/generated', 'mocks/generated', 'openapi/users.wire.yaml', 'openapi/users.bundle.yaml']
const notice = '// Generated from openapi/users.yaml by `npm run generate`. Do not edit.\n'

if (await lintContract()) await derive(process.argv.includes('--check'))
else {
  console.error('Nothing was generated: the contract has to be mended first.')
  process.exitCode = 1
}

async function derive(isCheck: boolean): Promise<void> {
  const staging = createStaging(root, derived)
  try {
    await generateInto(staging)
    const changes = changesBetween(root, staging, derived)
    if (!isCheck) applyChanges(root, staging, changes)
    const list = listOf(changes)
    if (list.length === 0) console.log('Everything that is derived from the contract is up to date.')
    else if (isCheck) {
      console.error(`These files do not match the contract. Run npm run generate and commit them:\n${list.join('\n')}`)
      process.exitCode = 1
    } else console.log(`Generated from the contract:\n${list.join('\n')}`)
  } finally {
    removeStaging(staging)
  }
}

function listOf({ added, changed, removed }: FileChanges): string[] {
  return [
    ...added.map((path) => `  new      ${path}`),
    ...changed.map((path) => `  changed  ${path}`),
    ...removed.map((path) => `  removed  ${path}`),
  ]
}

async function generateInto(staging: string): Promise<void> {
  const contract = await loadContract()
  const operations = operationsOf(contract)
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(staging, path)), { recursive: true })
    writeFileSync(join(staging, path), text)
  }
  const rewrite = (folder: string, change: (text: string) => string): void => {
    for (const path of filesBelow(staging, folder)) write(path, change(readFileSync(join(staging, path), 'utf8')))
  }

  await generate(join(root, 'orval.config.ts'), staging, { logLevel: 'warn', throwOnError: true })
  // The mock receives what is sent, and the fragment never is.
  rewrite('mocks/generated/msw', (text) => text.replaceAll(/(\/users\.php)#[\w-]+/g, '$1'))
  write('src/api/generated/operations.ts', operationsModule(contract, operations))
  write('src/api/generated/answerSchemas.ts', answerSchemasModule(operations))
  write('mocks/generated/wire.ts', notice + (await wireTypes(contract)))
  write('mocks/generated/tables.ts', mockTablesModule(operations))
  write('openapi/users.wire.yaml', wireDocument(contract))
  write('openapi/users.bundle.yaml', bundleDocument(contract))
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/prettier/bin/prettier.cjs'),
      '--log-level=warn',
      `--config=${join(root, '.prettierrc.json')}`,
      '--write',
      ...derived,
    ],
    { cwd: staging, stdio: 'inherit' },
  )
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
