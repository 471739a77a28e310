import { wrongPasswordRefused } from '#tests/conformance/rules/credentials.ts'
import { readBy, type FactChange } from '#tests/conformance/rules/effects.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'
import { plainPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { tryAs } from './signIns.ts'

/** A sign-in shows that a refused password was set only if it refuses one that never was. */
export async function setDespiteRefusal(
  { context, judge }: Steps,
  email: string,
  password: string,
  isIn: (step: Step) => boolean = (step) => step.accepted,
): Promise<FactChange | undefined> {
  const early = await tryAs(context, email, password, 'the password that was refused')
  if (!isIn(early)) return undefined
  const never = await tryAs(context, email, plainPassword(), 'a password that was never set')
  judge(wrongPasswordRefused, never, never.exchange)
  return isIn(never)
    ? undefined
    : { path: 'the password', before: 'the old one', after: 'the new one', through: readBy.signIn }
}
