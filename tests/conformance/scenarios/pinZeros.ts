import { summary, type Account } from '#tests/conformance/exchange.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'

/** How the bank refuses a PIN that it should accept. A column of numbers keeps none of the zeros in front. */
export async function refusalOf(
  { probe }: Steps,
  account: Account,
  pin: string,
  step: Step,
): Promise<{ text: string; number?: string } | undefined> {
  if (step.accepted) return undefined
  const said = summary(step.exchange)
  if (!pin.startsWith('0')) return { text: said }
  const number = String(Number(pin))
  const isNumber = (await probe('confirmPin', { pin: number }, account, 'the PIN without its zeros')).accepted
  return isNumber
    ? { text: `${said}; without the zeros in front it is accepted, so it is kept as a number`, number }
    : { text: said }
}
