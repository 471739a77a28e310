/** `npm run generate` writes only files that differ. With `-- --check` it writes nothing and fails if any differs. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BaseResolver } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { generate } from 'orval'
import ts from 'typescript'
import { orvalProjects } from '../../orval.config.ts'
import {
  contractFile,
  loadContract,
  operationsOf,
  schemasByUse,
  withoutFailures,
  withoutRepeatedConstants,
  type Contract,
  type Operation,
} from './contract.ts'
import { lintContract } from './lint.ts'
import { applyChanges, changesBetween, createStaging, removeStaging, type FileChanges } from './staging.ts'
import { wireDocument } from './wire.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const derived = ['src/api/generated', 'mocks/generated', 'openapi/users.wire.yaml']
const notice = '// Generated from openapi/users.yaml by `npm run generate`. Do not edit.\n'

const resolver = new BaseResolver()

const flags = process.argv.slice(2)
if (flags.some((flag) => flag !== '--check')) {
  console.error('Usage: npm run generate -- [--check]')
  process.exitCode = 2
} else if (await lintContract(contractFile, resolver))
  await derive(await loadContract(contractFile, resolver), flags.includes('--check'))
else {
  console.error('Nothing was generated: fix the contract first.')
  process.exitCode = 1
}

async function derive(contract: Contract, isCheck: boolean): Promise<void> {
  const staging = createStaging(root, derived)
  try {
    await generateInto(contract, staging)
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

async function generateInto(contract: Contract, staging: string): Promise<void> {
  const operations = operationsOf(contract)
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(staging, path)), { recursive: true })
    writeFileSync(join(staging, path), text)
  }

  for (const project of Object.values(orvalProjects(contract)))
    await generate(project, staging, { logLevel: 'warn', throwOnError: true })
  for (const name of schemasByUse(withoutFailures(contract)).responses) {
    const path = `src/api/generated/models/${fileNameOf(name)}`
    write(path, responseModel(name, readFileSync(join(staging, path), 'utf8')))
  }
  write('src/api/generated/operations.ts', operationNames(operations))
  write('mocks/generated/wire.ts', notice + (await wireTypes(contract)))
  write('mocks/generated/tables.ts', mockTablesModule(operations))
  write('openapi/users.wire.yaml', wireDocument(contract))
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/oxfmt/bin/oxfmt'), `--config=${join(root, '.oxfmtrc.json')}`, ...derived],
    { cwd: staging, stdio: 'inherit' },
  )
}

function fileNameOf(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}.ts`
}

/**
 * A hand-written codec (`src/api/codecs`), else orval's model with our readers in place of zod. The only change of
 * orval's output: it has no option for the module (`getZodImportSource` in
 * https://github.com/orval-labs/orval/tree/master/packages/zod), and its hook `afterAllFilesWrite` hides errors.
 */
function responseModel(name: string, generated: string): string {
  const codec = codecFileOf(name)
  if (codec !== undefined) return `${notice}export { ${name} } from '#${codec}'\n`
  const model = generated
    .replaceAll(/\bzod\b(?=\.| from)/g, 'readers')
    .replace(/(['"])zod\/mini\1/, "'#src/api/reading/readers.ts'")
  if (!model.includes('readers.ts') || model.includes('zod'))
    throw new Error(`orval has written the model ${name} in an unexpected way.`)
  return model
}

function codecFileOf(name: string): string | undefined {
  const exported = new RegExp(`^export (const|\\{ \\w+ as) ${name}\\b`, 'm')
  const files = readdirSync(join(root, 'src/api/codecs')).map((file) => `src/api/codecs/${file}`)
  return files.find((file) => exported.test(readFileSync(join(root, file), 'utf8')))
}

function operationNames(operations: Operation[]): string {
  const names = (isListed: (operation: Operation) => boolean) => operations.filter(isListed).map(({ id }) => `'${id}'`)
  const union = (kind: Operation['kind']) => names((operation) => operation.kind === kind).join(' | ')
  return `${notice}
export type LoaderId = ${union('loader')}
export type ActionId = ${union('action')}
export type OperationId = LoaderId | ActionId

export const orderIds = [${names(({ effect }) => effect === 'money').join(', ')}] as const
export type OrderId = (typeof orderIds)[number]
`
}

/** The generated handlers import this module (through calls.ts), so it must not import them. */
function mockTablesModule(list: Operation[]): string {
  const domains = [...new Set(list.map(({ domain }) => domain))]
  const schemas = domains.map((domain) => `import * as ${camel(domain)} from './zod/${domain}/${domain}.ts'`)
  const rows = list.map((operation) => {
    const { id, domain, wire, query, fields, encoding, session, kind, outcome } = operation
    const facts = JSON.stringify({ wire, query, fields, encoding, session, kind, outcome, domain }).slice(1, -1)
    return `  ${id}: { ${facts}, body: ${camel(domain)}.${pascal(id)}Body, response: ${camel(domain)}.${pascal(id)}Response },`
  })
  return `${notice}
${schemas.join('\n')}

export const table = {
${rows.join('\n')}
} as const
`
}

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
