/**
 * `npm run contract:breaking`: what has changed since the last release of the contract, and whom it breaks. Fails when
 * something breaks and the first number of `info.version` has not risen.
 * `npm run contract:release` keeps the current contract as a release; `-- --again` replaces a release of that version.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { compareContracts, type Change } from './compare.ts'
import { loadContract, type Contract } from './contract.ts'

const folder = fileURLToPath(new URL('../releases/', import.meta.url))

const exceptionsFile = z.record(
  z.string(),
  z.array(z.object({ because: z.string(), text: z.string(), operations: z.array(z.string()) })),
)

/** A change that the comparison calls breaking and that breaks nobody, with the reason. */
export type Exception = z.infer<typeof exceptionsFile>[string][number]

/** The versions that are kept as releases, oldest first. */
export function releasedVersions(): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d.*\.yaml$/.test(name)) : []
  return names.map((name) => name.replace('.yaml', '')).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/** A release that is kept. */
export async function releaseOf(version: string): Promise<Contract> {
  return loadContract(`${folder}${version}.yaml`)
}

/** The last release that is kept; undefined before the first. */
export async function lastRelease(): Promise<Contract | undefined> {
  const last = releasedVersions().at(-1)
  return last === undefined ? undefined : releaseOf(last)
}

/** The exceptions that a version makes, from `releases/exceptions.yaml`. */
export function exceptionsOf(version: string): Exception[] {
  return exceptionsFile.parse(parse(readFileSync(`${folder}exceptions.yaml`, 'utf8')))[version] ?? []
}

/** The changes, with those that an exception covers counted as compatible and its reason added to their text. */
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

/** Whether the changes may be released under the new version. */
export function mayBeReleased(changes: readonly Change[], before: string, after: string): boolean {
  return (
    Number(after.split('.')[0]) > Number(before.split('.')[0]) || changes.every(({ breaks }) => breaks === undefined)
  )
}

/** The changes as text, what breaks first. */
export function report(changes: readonly Change[], before: string, after: string): string {
  const breaking = changes.filter(({ breaks }) => breaks !== undefined)
  const compatible = changes.filter(({ breaks }) => breaks === undefined)
  const lines = (list: readonly Change[]): string[] =>
    list.map(
      ({ operation, text, breaks }) => `  ${operation}: ${text}${breaks === undefined ? '' : ` Breaks ${breaks}.`}`,
    )
  const objections = mayBeReleased(changes, before, after)
    ? []
    : [`Raise the first number of info.version in users.yaml (it is ${after}), or take these changes back.`]
  return [
    `Changes from ${before} to ${after}: ${breaking.length} breaking, ${compatible.length} compatible.`,
    ...(breaking.length === 0 ? [] : ['', 'Breaking:', ...lines(breaking)]),
    ...(compatible.length === 0 ? [] : ['', 'Compatible:', ...lines(compatible)]),
    ...(objections.length === 0 ? [] : ['', ...objections]),
  ].join('\n')
}

async function check(): Promise<void> {
  const before = await lastRelease()
  if (before === undefined) {
    console.log('No release is kept yet. Keep one with: npm run contract:release')
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
  const file = `${folder}${contract.info.version}.yaml`
  if (existsSync(file) && !again) {
    console.error(`${contract.info.version} has been released. Raise info.version in users.yaml first.`)
    process.exitCode = 1
    return
  }
  writeFileSync(file, stringify(contract))
  console.log(`Kept as openapi/releases/${contract.info.version}.yaml.`)
}

if (import.meta.main) await (process.argv.includes('--release') ? release(process.argv.includes('--again')) : check())
