/**
 * `npm test`: every kind of check, the cheapest first. `npm run test:full`: also what `npm test` only has a sample of
 * (support/sample.ts). Prints a line for each step, and its output after a failure.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { provideChromium } from '#tests/support/browser.ts'
import { provideServers } from '#tests/support/servers.ts'

interface Tally {
  passed: number
  failed: number
}

interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
  /** From the step's report; without it the step counts as one check. */
  tally?: () => Tally
}

interface Spec {
  title: string
  ok: boolean
  tests: { results: { attachments: { name: string; path?: string }[] }[] }[]
}

interface Suite {
  suites?: Suite[]
  specs: Spec[]
}

interface Report extends Pick<Suite, 'suites'> {
  stats: { expected: number; unexpected: number }
}

function failedSpecs({ suites = [] }: Pick<Suite, 'suites'>): Spec[] {
  return suites.flatMap((suite) => [...suite.specs.filter(({ ok }) => !ok), ...failedSpecs(suite)])
}

/** Playwright's description of the page at the failure, which CI does not keep as a file. */
function pagesOf({ tests }: Spec): string[] {
  return tests
    .flatMap(({ results }) => results)
    .flatMap(({ attachments }) => attachments)
    .flatMap(({ name, path }) => (name === 'error-context' && path !== undefined ? [readFileSync(path, 'utf8')] : []))
}

const isFull = process.argv[2] === 'full'
if (isFull) process.env['TESTS'] = 'full'

const reports = mkdtempSync(join(tmpdir(), 'reports-'))
const e2eReport = join(reports, 'e2e.json')

function vitest(name: string, project: string): Step {
  const report = join(reports, `${project}.json`)
  return {
    name,
    command: [
      'vitest',
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    tally: () => {
      const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
        numPassedTests: number
        numFailedTests: number
        testResults: { assertionResults: { status: string; fullName: string }[] }[]
      }
      for (const { status, fullName } of testResults.flatMap(({ assertionResults }) => assertionResults))
        if (status === 'failed') console.log(`      failed: ${fullName}`)
      return { passed: numPassedTests, failed: numFailedTests }
    },
  }
}

/** Groups run one after the other, their lanes in parallel (at most two), the steps of a lane in order. */
const groups: Step[][][] = [
  [
    [
      { name: 'formatting', command: ['oxfmt', '--check'] },
      { name: 'generated code matches the contract', command: ['node', 'openapi/tools/generate.ts', '--check'] },
      // For each tsconfig.json: code of the browser is checked without the types of Node.
      { name: 'types and lint', command: ['oxlint'] },
    ],
    [
      { name: 'contract lint', command: ['node', 'openapi/tools/lint.ts'] },
      { name: 'who imports whom', command: ['depcruise', 'src', 'mocks', 'build', 'openapi', 'tests'] },
      { name: 'nothing unused', command: ['knip'] },
      { name: 'production build', command: ['vite', 'build', '--logLevel', 'warn'] },
      { name: 'budgets of the production build', command: ['node', 'tests/delivery/budgets.ts'] },
      // `npm run rebuild` is this build.
      ...(isFull
        ? [{ name: 'the same bytes from another folder', command: ['node', 'tests/delivery/rebuild.ts'] }]
        : []),
      { name: 'the nginx sample', command: ['vitest', 'run', '--project=delivery'] },
    ],
  ],
  // One after the other: as one run, the two projects take a fifth longer.
  [[vitest('unit, contract, architecture and conformance tests', 'node')]],
  [[vitest('component tests', 'browser')]],
  [
    [
      {
        name: 'screens and journeys in a browser',
        command: ['playwright', 'test', '-c', 'tests/playwright.config.ts', '--reporter=dot,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
        tally: () => {
          const report = JSON.parse(readFileSync(e2eReport, 'utf8')) as Report
          for (const spec of failedSpecs(report)) console.log(`      failed: ${spec.title}`, ...pagesOf(spec))
          return { passed: report.stats.expected, failed: report.stats.unexpected }
        },
      },
    ],
  ],
]

function run({ command: [program = '', ...args], env }: Step): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', program), args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => chunks.push(Buffer.from(error.message)))
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output: stripVTControlCharacters(Buffer.concat(chunks).toString()) })
    })
  })
}

async function work(lane: Step[]): Promise<void> {
  for (const step of lane) {
    const { passed, failed } = await perform(step)
    total.passed += passed
    total.failed += failed
  }
}

async function perform(step: Step): Promise<Tally> {
  const began = Date.now()
  const { code, output } = await run(step)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  const tally = tallyOf(step, code)
  const failed = code !== 0 || tally.failed > 0
  console.log(`${failed ? 'FAIL' : 'ok  '}  ${step.name} (${seconds} s)`)
  if (failed) console.log(output)
  else for (const [line] of output.matchAll(/^SKIPPED.*/gm)) console.log(`      ${line}`)
  return failed && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function tallyOf({ tally }: Step, code: number): Tally {
  const asOne = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    return tally?.() ?? asOne
  } catch {
    return asOne
  }
}

const total: Tally = { passed: 0, failed: 0 }
console.log(`Browser for the end-to-end tests: ${provideChromium()}`)
provideServers()
for (const lanes of groups) await Promise.all(lanes.map(work))
rmSync(reports, { recursive: true, force: true })
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
