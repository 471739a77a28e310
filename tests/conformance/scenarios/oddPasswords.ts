import { type Account, type Exchange, objectOf } from '#tests/conformance/exchange.ts'
import { longPasswordWhole, newSecretChecked, wrongPasswordRefused } from '#tests/conformance/rules/credentials.ts'
import { type FactChange, readBy } from '#tests/conformance/rules/effects.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'
import { changeOf, plainPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { knowsPassword, tryAs } from './signIns.ts'

type Set = (next: string, what: string) => Promise<Step>

/** The password of the account is then the last one that the bank has accepted. */
export async function oddNextPassword(steps: Steps, account: Account): Promise<void> {
  const { probe, judge } = steps
  const set: Set = (next, what) => probe('updatePassword', changeOf(account.password, next), account, what)
  const empty = await set('', 'an empty password')
  judge(newSecretChecked, empty, empty.exchange)
  if (empty.accepted) account.password = ''
  await zeroByteKept(steps, account, set)
}

export async function zeroByteKept({ context, judge }: Steps, account: Account, set: Set): Promise<void> {
  const start = plainPassword()
  const odd = `${start}\u0000b`
  const cut = await set(odd, 'a password with a zero byte')
  if (!cut.accepted || objectOf(cut.exchange) === undefined) return
  const part = await tryAs(context, account.email, start, 'the same up to its zero byte')
  const isCut = knowsPassword(part)
  judge(longPasswordWhole, { ...part, accepted: isCut, what: 'what precedes a zero byte' }, cut.exchange)
  const whole = await tryAs(context, account.email, odd, 'the password with a zero byte')
  account.password = isCut && !knowsPassword(whole) ? start : odd
}

/** Passwords that differ only in what a backend may lose. */
function similarTo(password: string): [what: string, password: string][] {
  const swapped = password === password.toLowerCase() ? password.toUpperCase() : password.toLowerCase()
  const all: [string, string][] = [
    ['another letter of the same script', password.replaceAll('Ж', 'Щ')],
    ['no space at its end', password.trim()],
    ['other letters, capital or small', swapped],
    ['entities', password.replaceAll('&', '&amp;')],
    ['no markup', password.replaceAll(/<[^>]*>/g, '')],
  ]
  return all.filter(([, similar]) => similar !== password)
}

/** The right password follows each two wrong ones, since banks lock accounts. */
export async function similarPasswordsRefused(
  { context, judge }: Steps,
  email: string,
  password: string,
  exchange: Exchange,
): Promise<void> {
  for (const [index, [what, similar]] of similarTo(password).entries()) {
    const step = await tryAs(context, email, similar, `the password with ${what}`)
    judge(longPasswordWhole, { ...step, accepted: knowsPassword(step), what }, exchange)
    if (knowsPassword(step)) return
    if (index % 2 === 1) await tryAs(context, email, password, 'the right password')
  }
  await tryAs(context, email, password, 'the right password')
}

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
