/**
 * `npm run conformance:measure`: how many of the seeded faults of the independent backend the runner notices, by class, how
 * many other operations it blames beside the right one, and whether it blames a legitimate variant. `-- PATTERN` takes the
 * faults and variants whose class or name contains it.
 */
import type { Settings } from '#tests/conformance/context.ts'
import { loadPlan, type Plan } from '#tests/conformance/plan.ts'
import { passes, type Report } from '#tests/conformance/report.ts'
import { run } from '#tests/conformance/run.ts'
import { readCatalogue, startIndependent, type Catalogue, type Independent } from './target.ts'

const standard = { scope: 'writes', concurrency: 8, timeoutMs: 10_000, slowMs: 10_000, seed: 1 } as const

function judge(
  independent: Independent,
  name: string,
  switches: string,
  plan: Plan,
  more: Partial<Settings> = {},
): Promise<Report> {
  return run({ ...standard, ...independent.settings(name, switches), ...more }, plan)
}

/** `LEVEL rule@operation` of every finding of a run. */
export async function findingsOf(...which: Parameters<typeof judge>): Promise<string[]> {
  const { operations } = await judge(...which)
  return operations.flatMap(({ findings }) =>
    findings.map(({ level, rule, operation }) => `${level} ${rule}@${operation}`),
  )
}

export interface Measured {
  name: string
  class: string
  /** Noticed at an operation that may be blamed. */
  found: boolean
  /** Noticed there by a SHOULD only: a run without --strict passes. */
  warned: boolean
  /** Noticed, but elsewhere only. */
  elsewhere: boolean
  /** Findings at operations that may not be blamed, beside the right one. */
  extra: string[]
  findings: string[]
  /** What a run that only reads finds, and one that may write does not. */
  lostByWriting: string[]
  /** Noticed at such an operation by a run that only reads. */
  foundReading: boolean
}

/** Runs one fault, with and without writes, and says whether it was noticed where it is. `base`: what the intact backend is told. */
export async function measureFault(
  independent: Independent,
  fault: Catalogue['faults'][number],
  base: readonly string[],
  plan: Plan,
  more: Partial<Settings> = {},
): Promise<Measured> {
  const find = async (name: string, settings: Partial<Settings>): Promise<string[]> => {
    const all = await findingsOf(independent, name, fault.name, plan, settings).catch((error: unknown) => [
      `STOP ${error instanceof Error ? error.constructor.name : 'Error'}@signIn`,
    ])
    return all.filter((finding) => !base.includes(finding))
  }
  const isThere = (finding: string): boolean => fault.at.includes('*') || fault.at.includes(finding.split('@')[1] ?? '')
  const reading = await find(`reading ${fault.name}`, { ...more, scope: 'reads' })
  const findings = await find(`fault ${fault.name}`, more)
  const there = findings.filter(isThere)
  const found = there.length > 0
  return {
    ...{ name: fault.name, class: fault.class, found, findings },
    warned: found && there.every((finding) => finding.startsWith('SHOULD')),
    elsewhere: !found && findings.length > 0,
    extra: found ? findings.filter((finding) => !isThere(finding)) : [],
    lostByWriting: reading.filter((finding) => !findings.includes(finding)),
    foundReading: reading.some(isThere),
  }
}

/** The varied calls take most of the time, and only some classes of faults show in them. */
function forClass(kind: string): Partial<Settings> {
  return ['wire', 'outcome', 'robust', 'dispatch'].includes(kind) ? {} : { parts: ['sessions', 'scenarios'] }
}

async function main(pattern = ''): Promise<void> {
  const plan = await loadPlan()
  const independent = await startIndependent()
  const { faults, variants } = readCatalogue()
  const base = await findingsOf(independent, 'base', '-', plan)
  console.log(`The intact backend: ${base.length === 0 ? 'no finding' : base.join(', ')}`)
  const again = await judge(independent, 'base', '-', plan)
  console.log(`A second run with --strict: ${passes(again, true) ? 'passes' : 'fails'}`)

  const wanted = faults.filter((fault) => `${fault.class} ${fault.name}`.includes(pattern))
  const measured: Measured[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    for (let fault = wanted[next++]; fault !== undefined; fault = wanted[next++]) {
      const result = await measureFault(independent, fault, base, plan, forClass(fault.class))
      measured.push(result)
      const where = result.elsewhere ? ` (blamed elsewhere: ${result.findings.join(', ')})` : ''
      if (!result.found) console.log(`  missed ${result.name}${where}`)
      if (result.extra.length > 0) console.log(`  extra ${result.name}: ${result.extra.join(', ')}`)
      if (result.warned) console.log(`  warned ${result.name}`)
      if (result.lostByWriting.length > 0)
        console.log(`  lost by writing ${result.name}: ${result.lostByWriting.join(', ')}`)
    }
  }
  await Promise.all([worker(), worker()])
  for (const kind of new Set(measured.map((entry) => entry.class))) {
    const own = measured.filter((entry) => entry.class === kind)
    console.log(`${kind.padEnd(10)} ${share(own)}`)
  }
  console.log(`faults     ${share(measured)}`)
  const reading = measured.filter(({ foundReading }) => foundReading)
  const lost = measured.filter(({ lostByWriting }) => lostByWriting.length > 0)
  console.log(
    `reading    ${reading.length} are noticed by a run that only reads; writing loses findings of ${lost.length}`,
  )

  let blamed = 0
  const chosen = variants.filter(({ name }) => `variant ${name}`.includes(pattern))
  for (const { name, warned } of chosen) {
    const twice = ['first run', 'second run']
    for (const which of twice) {
      const findings = await findingsOf(independent, `variant ${name}`, name, plan)
      const wrong = findings.filter((finding) => !base.includes(finding) && !(warned && finding.startsWith('SHOULD')))
      if (wrong.length === 0) continue
      blamed += 1
      console.log(`  blamed ${name}, ${which}: ${wrong.join(', ')}`)
    }
  }
  console.log(`variants   ${chosen.length}, each run twice: ${blamed} false alarms`)
  await independent.close()
}

function share(entries: readonly Measured[]): string {
  const found = entries.filter((entry) => entry.found).length
  const warned = entries.filter((entry) => entry.warned).length
  const elsewhere = entries.filter((entry) => entry.elsewhere).length
  const percent = entries.length === 0 ? 0 : (100 * found) / entries.length
  const extra = entries.filter((entry) => entry.extra.length > 0).length
  const counts = `${warned} as a warning, ${elsewhere} blamed elsewhere, ${extra} with extra blame`
  return `${found} of ${entries.length} (${percent.toFixed(1)} %), ${counts}`
}

if (import.meta.main) await main(process.argv[2])
