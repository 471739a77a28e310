/**
 * `npm run contract:breaking` fails on a breaking change unless the first number of `info.version` has risen. `npm run
 * contract:release` makes the contract the release; `-- --again` replaces a released version.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, parseDocument, stringify } from 'yaml'
import { z } from 'zod'
import { compareContracts, type Change } from './compare.ts'
import { loadContract, type Contract } from './contract.ts'

const folder = fileURLToPath(new URL('../releases/', import.meta.url))

const exceptionsFile = z.record(
  z.string(),
  z.array(z.object({ because: z.string(), text: z.string(), operations: z.array(z.string()) })),
)

export type Exception = z.infer<typeof exceptionsFile>[string][number]

export async function lastRelease(from = folder): Promise<Contract | undefined> {
  const [name] = releaseFiles(from)
  return name === undefined ? undefined : loadContract(join(from, name))
}

function releaseFiles(from: string): string[] {
  return readdirSync(from).filter((name) => /^\d.*\.yaml$/.test(name))
}

export function keepRelease(contract: Contract, to = folder): void {
  const { version } = contract.info
  for (const name of releaseFiles(to)) rmSync(join(to, name))
  writeFileSync(join(to, `${version}.yaml`), stringify(contract))
  const file = join(to, 'exceptions.yaml')
  const exceptions = parseDocument(readFileSync(file, 'utf8'))
  for (const other of Object.keys(exceptionsFile.parse(exceptions.toJS())))
    if (other !== version) exceptions.delete(other)
  writeFileSync(file, exceptions.toString({ lineWidth: 0 }))
}

export function exceptionsOf(version: string): Exception[] {
  return exceptionsFile.parse(parse(readFileSync(join(folder, 'exceptions.yaml'), 'utf8')))[version] ?? []
}

/** Changes that an exception covers become compatible, with its reason in their text. */
export function withExceptions(changes: readonly Change[], exceptions: readonly Exception[]): Change[] {
  return changes.map((change) => {
    const exception = exceptions.find(
      ({ text, operations }) => text === change.text && operations.includes(change.operation),
    )
    return exception === undefined
      ? change
      : { operation: change.operation, text: `${change.text} (${exception.because})` }
  })
}

export function mayBeReleased(changes: readonly Change[], before: string, after: string): boolean {
  return (
    Number(after.split('.')[0]) > Number(before.split('.')[0]) || changes.every(({ breaks }) => breaks === undefined)
  )
}

/** Breaking changes are last: a terminal shows the end. */
export function report(changes: readonly Change[], before: string, after: string): string {
  const breaking = changes.filter(({ breaks }) => breaks !== undefined)
  const compatible = changes.filter(({ breaks }) => breaks === undefined)
  const lines = (list: readonly Change[]): string[] =>
    list.map(
      ({ operation, text, breaks }) => `  ${operation}: ${text}${breaks === undefined ? '' : ` Breaks ${breaks}.`}`,
    )
  const objections = mayBeReleased(changes, before, after)
    ? []
    : [`Raise the first number of info.version in users.yaml (it is ${after}), or revert these changes.`]
  return [
    `Changes from ${before} to ${after}`,
    ...(compatible.length === 0 ? [] : ['', 'Compatible:', ...lines(compatible)]),
    ...(breaking.length === 0 ? [] : ['', 'Breaking:', ...lines(breaking)]),
    '',
    `${breaking.length} breaking, ${compatible.length} compatible.`,
    ...objections,
  ].join('\n')
}

async function check(): Promise<void> {
  const before = await lastRelease()
  if (before === undefined) {
    console.log('There is no release yet. Make one with: npm run contract:release')
    return
  }
  const after = await loadContract()
  const changes = withExceptions(compareContracts(before, after), exceptionsOf(after.info.version))
  console.log(report(changes, before.info.version, after.info.version))
  if (!mayBeReleased(changes, before.info.version, after.info.version)) process.exitCode = 1
  if (changes.length > 0 && before.info.version === after.info.version) {
    console.error(`${after.info.version} is released already. Raise info.version in users.yaml.`)
    process.exitCode = 1
  }
}

async function release(again: boolean): Promise<void> {
  const contract = await loadContract()
  const { version } = contract.info
  if ((await lastRelease())?.info.version === version && !again) {
    console.error(`${version} has been released. Raise info.version in users.yaml first.`)
    process.exitCode = 1
    return
  }
  keepRelease(contract)
  console.log(`Kept as openapi/releases/${version}.yaml.`)
}

if (import.meta.main) await (process.argv.includes('--release') ? release(process.argv.includes('--again')) : check())
