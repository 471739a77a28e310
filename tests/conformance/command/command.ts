import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createContext, type Settings } from '#tests/conformance/context.ts'
import { operationPlace, phrasePlace } from '#tests/conformance/contract/places.ts'
import { loadPlan, type Plan } from '#tests/conformance/contract/plan.ts'
import { packed } from '#tests/conformance/package/packed.ts'
import { scaffold } from '#tests/conformance/package/scaffold.ts'
import { htmlReport } from '#tests/conformance/reports/html.ts'
import { jsonReport } from '#tests/conformance/reports/json.ts'
import { junitReport } from '#tests/conformance/reports/junit.ts'
import { emptyReportOf, passes, unshownText, type Report } from '#tests/conformance/reports/report.ts'
import { summaryReport } from '#tests/conformance/reports/summary.ts'
import { textReport } from '#tests/conformance/reports/text.ts'
import { visible } from '#tests/conformance/reports/visible.ts'
import type { Rule } from '#tests/conformance/rule.ts'
import { rules } from '#tests/conformance/rules.ts'
import { Interrupted, run, SignInFailed, Unreachable } from '#tests/conformance/run.ts'
import { scenarios } from '#tests/conformance/scenarios.ts'
import { signIn, trySignIn } from '#tests/conformance/signIn.ts'
import { applyBaseline, readBaseline } from './baseline.ts'
import { commandReader } from './codeCommand.ts'
import { mayWrite } from './consent.ts'
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
import { createProgress } from './progress.ts'
import type { Terminal } from './terminal.ts'
import { watch } from './watch.ts'

const exitCodes = { conforms: 0, violates: 1, usage: 2, unreachable: 3, signInFailed: 4, interrupted: 130 } as const

export async function conformance(args: string[], terminal: Terminal): Promise<number> {
  try {
    return await runCommand(args, terminal)
  } catch (error) {
    const stopped = `${error instanceof SignInFailed ? 'Cannot sign in as ' : ''}${messageOf(error)}`
    terminal.err.write(`${stopped}\n`)
    try {
      saveReports(await stoppedReport(error, stopped), { ...readReportFiles(args), strict: true })
    } catch (again) {
      if (messageOf(again) !== stopped) terminal.err.write(`${messageOf(again)}\n`)
    }
    return exitCodeOf(error)
  }
}

function messageOf(error: unknown): string {
  return visible(error instanceof Error ? error.message : String(error))
}

async function stoppedReport(error: unknown, stopped: string): Promise<Report> {
  if (error instanceof SignInFailed || error instanceof Interrupted) return { ...error.report, stopped }
  const plan = await loadPlan().catch(() => undefined)
  return emptyReportOf(plan, error instanceof Unreachable ? error.endpoint : '', stopped)
}

async function runCommand(args: string[], terminal: Terminal): Promise<number> {
  if (args[0] === 'scaffold') return scaffold(args.slice(1), terminal)
  const options = readOptions(args)
  if (options.help) {
    terminal.out.write(usage)
    return exitCodes.conforms
  }
  if (options.explain !== undefined) {
    terminal.out.write(explained(options.explain))
    return exitCodes.conforms
  }
  const baseline = options.baseline === undefined ? { known: [] } : readBaselineFile(options.baseline)
  const plan = await loadPlan()
  checkOnly(options, plan)
  if (options.needsConsent && options.endpoint !== undefined && (await mayWrite(options.endpoint, terminal)))
    options.scope = 'writes'
  checkScope(options, plan)
  const target = await targetOf(options)
  if (options.printToken) {
    const settings = { ...settingsOf(options), ...target.settings }
    try {
      terminal.out.write(await tokenLines(settings, plan))
    } finally {
      await target.close()
    }
    return exitCodes.conforms
  }
  const progress = createProgress(terminal.err)
  const judge = async (only = options.only): Promise<Report> => {
    const { signal } = terminal
    if (options.resetCommand !== undefined) await resetWith(options.resetCommand)
    const settings = { ...settingsOf({ ...options, only }), ...target.settings, onProgress: progress.show }
    const report = applyBaseline(await run({ ...settings, ...(signal && { signal }) }, plan), baseline)
    progress.clear()
    return report
  }
  try {
    const report = await judge()
    const code = finish(report, options, terminal)
    if (options.watch) {
      const again = async (only: string[] | undefined): Promise<Report> => {
        const next = await judge(only)
        finish(next, options, terminal)
        return next
      }
      await watch(report, terminal, again, options.watchFiles)
    }
    return code
  } finally {
    progress.clear()
    await target.close()
  }
}

function resetWith(command: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0) resolve()
      else reject(new UsageError(`--reset-command ended with ${status ?? 'a signal'}.`))
    })
  })
}

function explained(id: string): string {
  const rule = rules.find((entry) => entry.id === id)
  if (rule === undefined) throw new UsageError(`--explain names "${id}", which is not a rule.`)
  const milder = rule.milder === undefined ? '' : `Only a SHOULD: ${rule.milder}.\n`
  return `${rule.level} ${rule.id}: ${rule.title}\n${rule.why}\n${milder}Contract: ${placesOf(rule).join('\n          ')}\n`
}

function placesOf({ id, source }: Rule): string[] {
  if (source !== undefined) return [phrasePlace(source.file, source.phrase)]
  const own = scenarios.filter((scenario) => scenario.rules.some((rule) => rule.id === id))
  const operations = [...new Set(own.flatMap(({ uses }) => uses))]
  return operations.length === 0
    ? [`each operation, as ${operationPlace('signIn')}; a finding names the line`]
    : operations.map((operation) => `${operationPlace(operation)} (${operation})`)
}

async function tokenLines(settings: Settings, plan: Plan): Promise<string> {
  const context = createContext(settings, plan)
  for (const account of Object.values(context.accounts)) {
    const problem = await signIn(context, account)
    if (problem !== undefined) throw new UsageError(`Cannot sign in as ${account.email}: ${problem}`)
  }
  const { main } = context.accounts
  if (main !== undefined) await trySignIn(context, main.email, main.password)
  context.client.close()
  return context.secrets.assignments()
}

function settingsOf(options: Options): Omit<Settings, 'endpoint'> {
  const { accounts, deadToken, scope, only, concurrency, timeoutMs, slowMs, seed, codeCommand, holdMs } = options
  const { transferAmount, submissionAmount, codeWaitMs, origin, largeUploads, rate, newPassword, allowMissing } =
    options
  return {
    ...{ accounts, scope, concurrency, timeoutMs, slowMs, seed, largeUploads, allowMissing, holdMs },
    ...(rate === undefined ? {} : { rate }),
    ...(newPassword === undefined ? {} : { newPassword }),
    ...(origin === undefined ? {} : { origin }),
    ...(deadToken === undefined ? {} : { deadToken }),
    ...(only === undefined ? {} : { only }),
    ...(transferAmount === undefined ? {} : { transferAmount }),
    ...(submissionAmount === undefined ? {} : { submissionAmount }),
    ...(codeWaitMs === undefined ? {} : { codeWaitMs }),
    ...(codeCommand === undefined ? {} : { readCode: commandReader(codeCommand) }),
  }
}

interface Target {
  settings: Pick<Settings, 'endpoint'> & Partial<Settings>
  close: () => Promise<void>
}

async function targetOf({ endpoint, scope }: Options): Promise<Target> {
  if (endpoint !== undefined) return { settings: { endpoint }, close: () => Promise.resolve() }
  if (packed !== undefined) throw new UsageError('Name the backend with --url URL.')
  const { mockTarget } = await import('#tests/conformance/mockTarget.ts')
  const { close, accounts, deadToken, readCode, ...mock } = await mockTarget()
  // The mock has no real money, so the run may write.
  return {
    settings: { endpoint: mock.endpoint, accounts, deadToken, readCode, scope: scope },
    close,
  }
}

function readBaselineFile(file: string) {
  try {
    return readBaseline(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`--baseline ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function finish(report: Report, options: Options, { out }: Terminal): number {
  out.write(textReport(report, out.isTTY === true && process.env['NO_COLOR'] === undefined))
  out.write(unshownText(report, options.strict))
  saveReports(report, options)
  return passes(report, options.strict) ? exitCodes.conforms : exitCodes.violates
}

function saveReports(report: Report, { strict, json, junit, html, summary }: ReportFiles & { strict: boolean }): void {
  if (json !== undefined) save('--json', json, jsonReport(report))
  if (junit !== undefined) save('--junit', junit, junitReport(report, strict))
  if (html !== undefined) save('--html', html, htmlReport(report))
  if (summary !== undefined) save('--summary', summary, summaryReport(report), 'a')
}

function save(flag: string, file: string, text: string, mode: 'w' | 'a' = 'w'): void {
  try {
    writeFileSync(file, text, { flag: mode })
  } catch (error) {
    throw new UsageError(`${flag} ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof Unreachable) return exitCodes.unreachable
  if (error instanceof SignInFailed) return exitCodes.signInFailed
  if (error instanceof Interrupted) return exitCodes.interrupted
  return exitCodes.usage
}
