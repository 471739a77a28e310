import type { Settings } from '#tests/conformance/context.ts'
import { loadPlan, type Plan } from '#tests/conformance/contract/plan.ts'
import { bankTarget, copyOf, type BankTarget } from '#tests/conformance/mockTarget.ts'
import type { Report } from '#tests/conformance/reports/report.ts'
import { rules } from '#tests/conformance/rules.ts'
import { run } from '#tests/conformance/run.ts'
import { backendInProcess, type Fault } from './bank.ts'

/** A bank whose clock stands still. */
const still = { now: () => new Date('2026-01-16T09:00:00.000Z'), seed: 1 }

export const plan: Plan = await loadPlan()

const seeded = await bankTarget(still)

export const freshTarget = (): BankTarget => copyOf(seeded)

export async function judge(fault: Partial<Fault> = {}, target = freshTarget()): Promise<Report> {
  const { accounts, deadToken, readCode } = target
  const settings: Omit<Settings, 'endpoint'> = {
    ...{ accounts, deadToken, readCode, scope: 'writes', concurrency: 8, timeoutMs: 10_000, slowMs: 5000 },
    pause: () => Promise.resolve(),
    now: still.now,
    ...(fault.only === undefined ? {} : { only: fault.only }),
    ...fault.settings,
  }
  const contract = fault.plan ?? plan
  return withKnownLevels(await run({ ...settings, ...backendInProcess(target, contract, fault) }, contract))
}

function withKnownLevels(report: Report): Report {
  for (const { rule, level } of report.operations.flatMap(({ findings }) => findings)) {
    const known = rules.find(({ id }) => id === rule)
    if (known?.level !== level && known?.milder === undefined)
      throw new Error(`${rule} has a finding below its level, but no "milder".`)
  }
  return report
}

export function found({ operations }: Report): string[] {
  return operations.flatMap(({ findings }) => findings.map(({ rule, operation }) => `${rule}@${operation}`)).sort()
}

export function told({ operations }: Report): string {
  const all = operations.flatMap(({ findings }) => findings)
  return all
    .map(
      ({ rule, operation, note, expected, got, curl }) =>
        `${rule}@${operation} (${note}): ${expected}, got ${got}\n${curl}`,
    )
    .join('\n')
}
