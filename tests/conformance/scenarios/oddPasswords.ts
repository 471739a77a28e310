import { type Account, objectOf } from '#tests/conformance/exchange.ts'
import { longPasswordWhole, newSecretChecked } from '#tests/conformance/rules/credentials.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'
import { plainPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { knowsPassword, tryAs } from './signIns.ts'

type Set = (next: string, what: string) => Promise<Step>

/** The password of the account is then the last one that the bank has accepted. */
export async function oddNextPassword(steps: Steps, account: Account): Promise<void> {
  const { probe, judge } = steps
  const set: Set = (next, what) =>
    probe('updatePassword', { c_pwd: account.password, n_pwd: next, con_pwd: next }, account, what)
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
