import { reasonOf } from '#tests/conformance/context.ts'
import { isPolicy } from '#tests/conformance/policy.ts'
import { actionServed } from '#tests/conformance/rules/effects.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'
import { written } from '#tests/conformance/values/values.ts'

export interface Attempt {
  choice: string
  cents: number
  step: Step
  again: () => Promise<Step>
}

export const decimalsOf = (cents: number): number => (cents % 100 === 0 ? 0 : cents % 10 === 0 ? 1 : 2)

/**
 * No rule for amounts refuses one between two that it accepts, unless it refuses its decimals. No rule refuses a choice
 * on offer with every amount, unless `mayRefuse`. A limit refuses what was accepted before as well.
 */
export async function judgeAttempts(
  { judge }: Steps,
  attempts: readonly Attempt[],
  send: (choice: string, cents: number) => Promise<Step>,
  mayRefuse: (choice: string) => boolean = () => false,
): Promise<void> {
  const good = attempts.filter(({ step }) => step.accepted).sort((a, b) => a.cents - b.cents)
  const bad = attempts.filter(({ step }) => !step.accepted && !isPolicy(reasonOf(step.exchange)))
  const [control] = good
  if (control === undefined) return
  for (const { choice, cents, step, again } of bad.slice(0, 3)) {
    if (!(await control.again()).accepted) return
    if ((await again()).accepted) continue
    const isAccepted = async (other: Attempt | undefined): Promise<boolean | undefined> =>
      other && (await send(choice, other.cents)).accepted
    const fitting = good.filter((other) => decimalsOf(other.cents) >= decimalsOf(cents))
    const below = await isAccepted(fitting.findLast((other) => other.cents < cents))
    const above = await isAccepted(fitting.find((other) => other.cents > cents))
    const isNever =
      [below, above].includes(false) &&
      ![below, above].includes(true) &&
      !mayRefuse(choice) &&
      !good.some((other) => other.choice === choice) &&
      (await isAccepted(good.at(-1))) === false &&
      (await control.again()).accepted
    const isWrong = isNever || (below === true && above === true)
    if (isWrong)
      judge(actionServed, { reason: `of ${choice} ${written(cents)}: ${reasonOf(step.exchange)}` }, step.exchange)
  }
}
