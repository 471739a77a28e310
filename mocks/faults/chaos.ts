/** Bad days: a share of all calls fails, on top of the failures that were laid by hand. Drawn, so that a day can be had again. */
import { nextNumber, numberOf, setNumber } from '#mocks/domain/bank.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { draw } from '#mocks/domain/environment.ts'
import type { FaultKind } from '#mocks/faults/faults.ts'

/** What happens on a bad line and with a backend in trouble. In half of them the bank does what was asked all the same. */
const mishaps = ['cut', 'lost', 'error500', 'malformed', 'html', 'late'] as const satisfies readonly FaultKind[]

/** Lets `percent` of a hundred calls fail from now on. */
export async function setChaos(bank: Bank, percent: number, seed: number): Promise<void> {
  await setNumber(bank, 'chaosPercent', Math.round(Math.min(Math.max(percent, 0), 100)))
  await setNumber(bank, 'chaosSeed', Math.round(seed))
  await setNumber(bank, 'chaosCalls', 0)
}

/** What happens to this call, if anything. */
export async function mishap(bank: Bank): Promise<FaultKind | undefined> {
  const percent = numberOf(bank, 'chaosPercent')
  if (percent === 0) return undefined
  const seed = numberOf(bank, 'chaosSeed')
  const call = await nextNumber(bank, 'chaosCalls')
  if (draw(seed, 2 * call) * 100 >= percent) return undefined
  return mishaps[Math.floor(draw(seed, 2 * call + 1) * mishaps.length)]
}
