/** `npm run conformance`: does a running backend do what the contract says? */
import { readFileSync, writeFileSync } from 'node:fs'
import { applyBaseline, readBaseline } from './baseline.ts'
import type { Settings } from './bench.ts'
import { commandReader } from './codes.ts'
import { UsageError, checkOnly, readOptions, usage } from './options.ts'
import type { Options } from './options.ts'
import { loadPlan } from './plan.ts'
import { createProgress } from './progress.ts'
import { passes } from './report.ts'
import type { Report } from './report.ts'
import { htmlReport } from './reports/html.ts'
import { jsonReport } from './reports/json.ts'
import { junitReport } from './reports/junit.ts'
import { textReport } from './reports/text.ts'
import { SignInFailed, Unreachable, run } from './run.ts'

const exitCodes = { conforms: 0, violates: 1, usage: 2, unreachable: 3, signInFailed: 4 } as const

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2))
  if (options.help) {
    process.stdout.write(usage)
    return exitCodes.conforms
  }
  const baseline = options.baseline === undefined ? { known: [] } : readBaselineFile(options.baseline)
  const plan = await loadPlan()
  checkOnly(options, plan)
  const target = await targetOf(options)
  const progress = createProgress(process.stderr)
  try {
    const report = await run({ ...settingsOf(options), ...target.settings, onProgress: progress.show }, plan)
    progress.clear()
    return finish(applyBaseline(report, baseline), options)
  } finally {
    progress.clear()
    await target.close()
  }
}

function settingsOf(options: Options): Omit<Settings, 'endpoint'> {
  const { accounts, deadToken, reach, only, concurrency, timeoutMs, slowMs, seed, codeCommand } = options
  return {
    ...{ accounts, reach, concurrency, timeoutMs, slowMs, seed },
    ...(deadToken === undefined ? {} : { deadToken }),
    ...(only === undefined ? {} : { only }),
    ...(codeCommand === undefined ? {} : { readCode: commandReader(codeCommand) }),
  }
}

interface Target {
  settings: Pick<Settings, 'endpoint'> & Partial<Settings>
  close: () => Promise<void>
}

async function targetOf({ endpoint, reach }: Options): Promise<Target> {
  if (endpoint !== undefined) return { settings: { endpoint }, close: () => Promise.resolve() }
  const { startBankServer } = await import('#mocks/server.ts')
  const { mockTarget } = await import('./mockTarget.ts')
  const { bank, ...rest } = await mockTarget()
  const server = await startBankServer(bank)
  // The mock's money is nobody's.
  const settings = {
    ...rest,
    endpoint: new URL(`${server.url}/api/users.php`),
    reach: reach === 'reads' ? reach : 'money',
  }
  return { settings: settings as Target['settings'], close: server.close }
}

function readBaselineFile(file: string) {
  try {
    return readBaseline(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`--baseline ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function finish(report: Report, { strict, json, junit, html }: Options): number {
  process.stdout.write(textReport(report, process.stdout.isTTY && process.env['NO_COLOR'] === undefined))
  if (json !== undefined) save('--json', json, jsonReport(report))
  if (junit !== undefined) save('--junit', junit, junitReport(report, strict))
  if (html !== undefined) save('--html', html, htmlReport(report))
  return passes(report, strict) ? exitCodes.conforms : exitCodes.violates
}

function save(flag: string, file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new UsageError(`${flag} ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof Unreachable) return exitCodes.unreachable
  if (error instanceof SignInFailed) return exitCodes.signInFailed
  return exitCodes.usage
}

try {
  process.exitCode = await main()
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  const before =
    error instanceof Unreachable ? 'Cannot reach ' : error instanceof SignInFailed ? 'Cannot sign in as ' : ''
  console.error(`${before}${message}`)
  process.exitCode = exitCodeOf(error)
}
