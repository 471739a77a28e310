import { readFileSync, writeFileSync } from 'node:fs'
import type { Settings } from '#tests/conformance/context.ts'
import { loadPlan } from '#tests/conformance/contract/plan.ts'
import { junitReport } from '#tests/conformance/reports/junit.ts'
import { countResults, emptyReportOf, passes, type Report } from '#tests/conformance/reports/report.ts'
import { textReport } from '#tests/conformance/reports/text.ts'
import { visible } from '#tests/conformance/reports/visible.ts'
import { run, Stopped } from '#tests/conformance/run.ts'
import { applyBaseline, readBaseline } from './baseline.ts'
import { commandReader } from './codeCommand.ts'
import {
  checkOnly,
  checkScope,
  readOptions,
  readReportFiles,
  usage,
  UsageError,
  type Options,
  type ReportFiles,
} from './options.ts'
import { createProgress, mayWrite, type Terminal } from './terminal.ts'

const exitCodes = { conforms: 0, violates: 1, usage: 2, unreachable: 3, signInFailed: 4, interrupted: 130 } as const

/** Calls at a time, and milliseconds: the time limit of a response, and from when a loader counts as slow. */
const limits = { concurrency: 16, timeoutMs: 30_000, slowMs: 5000 }

export async function conformance(args: string[], terminal: Terminal): Promise<number> {
  try {
    return await runCommand(args, terminal)
  } catch (error) {
    const stopped = messageOf(error)
    terminal.err.write(`${stopped}\n`)
    try {
      const plan = await loadPlan().catch(() => undefined)
      const report = error instanceof Stopped ? error.report : emptyReportOf(plan, '', stopped)
      saveReports({ ...report, stopped }, readReportFiles(args))
    } catch (again) {
      if (messageOf(again) !== stopped) terminal.err.write(`${messageOf(again)}\n`)
    }
    return error instanceof Stopped ? exitCodes[error.why] : exitCodes.usage
  }
}

function messageOf(error: unknown): string {
  return visible(error instanceof Error ? error.message : String(error))
}

async function runCommand(args: string[], terminal: Terminal): Promise<number> {
  const options = readOptions(args)
  if (options.help) {
    terminal.out.write(usage)
    return exitCodes.conforms
  }
  const { endpoint, only, allowsWrites } = options
  const baseline = options.baseline === undefined ? { known: [] } : readBaselineFile(options.baseline)
  const plan = await loadPlan()
  checkOnly(only, plan)
  const scope = allowsWrites && (await mayWrite(endpoint, terminal)) ? 'writes' : 'reads'
  checkScope(only, scope, plan)
  const progress = createProgress(terminal.err)
  try {
    const settings = { ...settingsOf(options, scope), onProgress: progress.show }
    const { signal, out } = terminal
    const report = applyBaseline(await run({ ...settings, ...(signal && { signal }) }, plan), baseline)
    progress.clear()
    out.write(textReport(report, out.isTTY === true && process.env['NO_COLOR'] === undefined))
    saveReports(report, options)
    return passes(report) ? exitCodes.conforms : exitCodes.violates
  } finally {
    progress.clear()
  }
}

function settingsOf(options: Options, scope: Settings['scope']): Settings {
  const { endpoint, accounts, deadToken, only, codeCommand, origin } = options
  return {
    ...{ endpoint, accounts, scope, largeUploads: scope === 'writes', ...limits },
    ...(origin === undefined ? {} : { origin }),
    ...(deadToken === undefined ? {} : { deadToken }),
    ...(only === undefined ? {} : { only }),
    ...(codeCommand === undefined ? {} : { readCode: commandReader(codeCommand) }),
  }
}

function readBaselineFile(file: string) {
  try {
    return readBaseline(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`--baseline ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function saveReports(report: Report, { json, junit }: ReportFiles): void {
  if (json !== undefined)
    save('--json', json, `${JSON.stringify({ ...report, results: countResults(report) }, null, 2)}\n`)
  if (junit !== undefined) save('--junit', junit, junitReport(report))
}

function save(flag: string, file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new UsageError(`${flag} ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
