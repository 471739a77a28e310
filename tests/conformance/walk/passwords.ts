/** The table of secrets that a customer knows, first half: the password at the sign-in, and its change. */
import { show } from '#tests/conformance/contract/schema.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { saysNo, within } from '#tests/conformance/reading/rows.ts'
import type { Law } from '#tests/conformance/rule.ts'
import * as law from '#tests/conformance/rules/laws.ts'
import { isAlive } from '#tests/conformance/signIn.ts'
import { changeOf, ninetyLetters, plainPassword, unusualPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { cell, type Cell } from './cell.ts'
import { savesNothing } from './customer.ts'
import { profileIn } from './looks.ts'
import { enter, knows, signUp, userOf, verified } from './people.ts'
import type { Done, Walk, Wish } from './walk.ts'

const swapped = (text: string): string =>
  Array.from(text, (sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase())).join('')

const near = ({ password, email }: Account): string[] => {
  const parts = [password.slice(0, -1), password.slice(1), password.slice(0, 8), `${password}x`, password + password]
  const others = [swapped(password), email, '', "' OR '1'='1", '%', 'not-the-password']
  return [...parts, ...others].filter((text) => text !== password)
}

/** In pairs, with the right one after each: a bank may lock a sign-in after three wrong ones. */
async function nearMisses(walk: Walk): Promise<void> {
  for (const account of walk.sessions())
    for (const [at, password] of near(account).entries()) {
      walk.begin()
      const done = await enter(walk, account, 'a wrong password', { password })
      walk.judge(law.wrongPasswordRefused, done, knows(done))
      if (at % 2 === 1) await enter(walk, account, 'the right password')
    }
}

/** A password or a PIN that the bank takes is the customer's from now on. */
export const changer =
  (id: 'updatePassword' | 'updatePin', secret: 'password' | 'pin') =>
  (walk: Walk, account: Account, values: Record<string, string>, note: string, wish: Wish = {}): Promise<Done> => {
    const learn = ({ accepted }: Done): void => {
      if (accepted) account[secret] = values['n_pwd'] ?? ''
    }
    return walk.act(id, values, account, note, { ...wish, learn })
  }

const change = changer('updatePassword', 'password')

/** `done` was refused, or is about something else. */
export async function stillSignsIn(walk: Walk, account: Account, done: Done): Promise<void> {
  const isLost = async (note: string): Promise<boolean> => {
    const seen = await enter(walk, account, note)
    return seen.refused && !knows(seen)
  }
  const got = (await isLost('is the password unchanged?')) && (await isLost('once more')) && 'the password is wrong now'
  walk.judge(done.accepted ? law.nothingElse : law.refusalInert, done, got)
}

async function refusedChanges(walk: Walk): Promise<void> {
  for (const account of walk.sessions()) {
    const { password } = account
    const other = plainPassword()
    type Try = [note: string, values: Record<string, string>, law?: Law]
    const wrong = (text: string): Try => ['a wrong current one', changeOf(text, other), law.wrongPasswordRefused]
    const refused: Try[] = [
      ...[`${password}x`, 'not-the-password', '', other].map(wrong),
      ['a repetition that differs', { ...changeOf(password, other), con_pwd: `${other}x` }, law.repetitionCompared],
      ['an empty new password', changeOf(password, ''), law.newSecretChecked],
      ['a new password of six letters', changeOf(password, 'abcdef')],
      ['a new password with a zero byte', changeOf(password, `${other}\u0000b`)],
    ]
    for (const [note, values, broken] of refused) {
      walk.begin()
      const done = await change(walk, account, values, note, broken && { want: 'refuse', law: broken })
      if (!done.accepted) await stillSignsIn(walk, account, done)
      else await change(walk, account, changeOf(account.password, password), 'the former one')
      if (account.password !== password) return
    }
  }
}

/** The new password is the right one, as a whole, and the former one is not. The sessions that were begun end. */
export async function judgeNewPassword(
  walk: Walk,
  account: Account,
  { password: former, begun }: Readonly<{ password: string; begun: readonly string[] }>,
  done: Done,
  broken: Law,
): Promise<void> {
  for (const token of begun)
    walk.judge(law.sessionsEnd, done, (await isAlive(walk, account, token)) === true && 'another session is alive')
  const { password: next } = account
  const fresh = await enter(walk, account, 'the new password', { password: next })
  const old = former === next ? undefined : await enter(walk, account, 'the former password', { password: former })
  const isOld = old !== undefined && knows(old)
  const isPlain = /^[\w!]{0,40}$/.test(next)
  if (!knows(fresh) && fresh.refused && isOld) account.password = former
  const at = isPlain || isOld || broken !== law.passwordChanges ? broken : law.longPasswordWhole
  walk.judge(at, done, isOld ? 'the former signs in' : fresh.refused && !knows(fresh) && 'the new does not')
  if (isPlain || !knows(fresh)) return
  const [head = ''] = next.split('\u0000')
  const parts: [string, string][] = [
    ['another last letter', `${next.slice(0, -3)}zz${next.slice(-1)}`],
    ['no markup', next.replaceAll(/<[^>]*>/g, '')],
    ['another letter', next.replace('Ж', 'Щ')],
    ['nothing after its zero byte', head],
    ['other letters after its zero byte', head === next ? next : `${head}\u0000c`],
  ]
  for (const [what, text] of parts.filter(([, one]) => one !== next)) {
    const cut = await enter(walk, account, `the new password with ${what}`, { password: text })
    walk.judge(law.longPasswordWhole, done, knows(cut) && `a sign-in with ${what}`)
    await enter(walk, account, 'the right password')
  }
}

/** The password before a change, and tokens of other sessions that are alive: the oldest, and the last two. */
export async function beforeChange(walk: Walk, account: Account): Promise<{ password: string; begun: string[] }> {
  for (const note of ['another session', 'a further session']) await enter(walk, account, note)
  const { password, token: current, formerTokens = [] } = account
  const begun: string[] = []
  for (const [at, token] of formerTokens.entries()) {
    const isWanted = token !== current && (begun.length === 0 || at >= formerTokens.length - 2)
    if (isWanted && (await isAlive(walk, account, token)) === true) begun.push(token)
  }
  return { password, begun }
}

/** A newcomer with the user name of the main customer. */
async function namesakeOf(walk: Walk, account: Account): Promise<Account | undefined> {
  if (!walk.may(['signUp', 'verifyEmail', 'signIn']) || walk.context.settings.readCode === undefined) return undefined
  const { username } = userOf(await enter(walk, account, 'what is the user name?'))
  let namesake: Account | undefined
  await walk.run(async () => {
    namesake = (await verified(walk, await signUp(walk, typeof username === 'string' ? { username } : {}))).account
  })
  return namesake
}

/** A right change: the new one counts, for this customer only, and other sessions end. */
async function rightChanges(walk: Walk): Promise<void> {
  for (const account of walk.sessions()) {
    const namesake = account.kind === 'main' ? await namesakeOf(walk, account) : undefined
    const others = [...walk.sessions().filter((one) => one !== account), ...(namesake ? [namesake] : [])]
    for (const next of [plainPassword(), unusualPassword(plainPassword()), ninetyLetters]) {
      walk.begin()
      const isFirst = next.length < 20
      const before = isFirst ? await beforeChange(walk, account) : { password: account.password, begun: [] }
      const { token = '' } = account
      const values = changeOf(before.password, next)
      const done = await change(walk, account, values, 'a new one', isFirst ? { want: 'accept' } : {})
      if (!done.accepted) continue
      walk.judge(law.sessionLasts, done, isFirst && (await isAlive(walk, account, token)) === false && 'HTTP 401')
      await judgeNewPassword(walk, account, before, done, law.passwordChanges)
      for (const ended of before.begun) await savesNothing(walk, account, ended)
      for (const other of others) {
        const seen = await enter(walk, other, 'another customer')
        walk.judge(law.othersUntouched, done, seen.refused && !knows(seen) && `${other.email} cannot sign in`)
      }
    }
  }
}

/** Signing in changes nothing that a loader shows, and says of the customer what the loaders say. */
async function signIns(walk: Walk): Promise<void> {
  for (const account of walk.sessions()) {
    const shown = profileIn(await walk.look(account))
    const { email } = account
    const extras = walk.extras('signIn')
    const plain = ['a sign-in', {}, email] as const
    for (const [note, more, address] of [
      plain,
      ['with other fields', extras, email],
      ['in capitals', {}, email.toUpperCase()],
      plain,
    ] as const) {
      const done = await enter(walk, account, note, { email: address, more })
      await walk.settle(done, { of: account })
      if (address !== email) walk.judge(law.addressCase, done, done.refused && !knows(done))
      if (!done.accepted) continue
      walk.judge(law.factsAgree, done, saysNo(done.body['verified']) && 'verified "no" beside a session')
      const user = within(done.body, 'user')
      const odd = ['fullname', 'username', 'phone'].find(
        (name) => typeof user[name] === 'string' && typeof shown[name] === 'string' && user[name] !== shown[name],
      )
      walk.judge(law.factsAgree, done, odd && `user.${odd} ${show(user[odd])}, unlike in getProfile`)
    }
  }
}

export const passwordCells: readonly Cell[] = [
  cell('sign-ins', ['signIn'], [law.nothingElse], signIns),
  cell('password: near misses', ['signIn'], [law.wrongPasswordRefused], nearMisses),
  cell('password: refused changes', ['updatePassword'], [law.repetitionCompared, law.newSecretChecked], refusedChanges),
  cell('password: changes', ['updatePassword'], [law.passwordChanges, law.sessionsEnd, law.sessionLasts], rightChanges),
]
