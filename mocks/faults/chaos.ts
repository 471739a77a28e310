/** A share of all calls fails, in addition to injected faults. Drawn from a seed, so that a run can be repeated. */
import { changeSettings, nextNumber, settingsOf, type Bank } from '#mocks/domain/bank.ts'
import { draw } from '#mocks/domain/environment.ts'
import type { FaultKind } from './faults.ts'

/** The bank has acted in half of them. */
const chaosFaults = ['cut', 'lost', 'error500', 'types', 'html', 'late'] as const satisfies readonly FaultKind[]

export async function setChaos(bank: Bank, percent: number, seed: number): Promise<void> {
  bank.store.series.delete((query) => query.where({ name: 'chaos' }))
  await changeSettings(bank, { chaosPercent: percent, chaosSeed: seed })
}

export async function chaosFault(bank: Bank): Promise<FaultKind | undefined> {
  const { chaosPercent: percent, chaosSeed: seed } = settingsOf(bank)
  if (percent === 0) return undefined
  const call = await nextNumber(bank, 'chaos')
  if (draw(seed, 2 * call) * 100 >= percent) return undefined
  return chaosFaults[Math.floor(draw(seed, 2 * call + 1) * chaosFaults.length)]
}
