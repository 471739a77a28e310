/** Chaos: a share of all calls fails, beside the faults that were injected by hand. Drawn from a seed, so that a run can be repeated. */
import { nextNumber, numberOf, setNumber } from '#mocks/domain/bank.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { draw } from '#mocks/domain/environment.ts'
import type { FaultKind } from '#mocks/faults/faults.ts'

/** What happens on a bad line and with a backend in trouble. In half of them the bank does what was asked all the same. */
const chaosFaults = ['cut', 'lost', 'error500', 'malformed', 'html', 'late'] as const satisfies readonly FaultKind[]

/** Lets `percent` of a hundred calls fail from now on. */
export async function setChaos(bank: Bank, percent: number, seed: number): Promise<void> {
  await setNumber(bank, 'chaosPercent', Math.round(Math.min(Math.max(percent, 0), 100)))
  await setNumber(bank, 'chaosSeed', Math.round(seed))
  await setNumber(bank, 'chaosCalls', 0)
}

/** The fault of this call, if any. */
export async function chaosFault(bank: Bank): Promise<FaultKind | undefined> {
  const percent = numberOf(bank, 'chaosPercent')
  if (percent === 0) return undefined
  const seed = numberOf(bank, 'chaosSeed')
  const call = await nextNumber(bank, 'chaosCalls')
  if (draw(seed, 2 * call) * 100 >= percent) return undefined
  return chaosFaults[Math.floor(draw(seed, 2 * call + 1) * chaosFaults.length)]
}
