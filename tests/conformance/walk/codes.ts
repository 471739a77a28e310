/** The table of codes that are sent by e-mail: each purpose is asked the same questions. */
import type { Values } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { differing } from '#tests/conformance/reading/tokens.ts'
import type { Law } from '#tests/conformance/rule.ts'
import * as law from '#tests/conformance/rules/laws.ts'
import { ninetyLetters, plainPassword, unusualPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { almost, emptyCodes, guessesAt } from '#tests/conformance/values/values.ts'
import { needsAccount, needsMail, type Cell } from './cell.ts'
import { beforeChange, judgeNewPassword, stillSignsIn } from './passwords.ts'
import { codeOf, enter, signUp, verified, type Purpose } from './people.ts'
import type { Done, Walk, Wish } from './walk.ts'

interface Held {
  subject: Account
  code: string
  /** The call that sent it. */
  sent: Done
}

interface Kind {
  purpose: Purpose
  use: string
  uses: readonly string[]
  resends: readonly string[]
  /** Sends a code, to a customer who has none if none is given. */
  issue: (walk: Walk, subject?: Account) => Promise<{ subject: Account; sent: Done }>
  values: (email: string, code: string | undefined) => Values
  by: (subject: Account) => Account | undefined
}

const pool = new WeakMap<Walk, Account[]>()

/** Customers whose password the walk may reset: newcomers, or one that was given for it. */
async function resettable(walk: Walk, at: number): Promise<Account> {
  const known = pool.get(walk) ?? []
  pool.set(walk, known)
  const { unapproved, second, main } = walk.context.accounts
  const canSignUp = walk.may(['signUp', 'verifyEmail']) && needsMail(walk.context) === undefined
  while (canSignUp && known.length <= at) known.push((await verified(walk)).account)
  const given = [unapproved, second, main].filter((account) => account !== undefined)
  return known[at] ?? given[at] ?? walk.end('no further customer whose password can be reset')
}

async function ask(walk: Walk, id: string, email: string, by?: Account, values: Values = { email }): Promise<Done> {
  if (!walk.may([id])) return walk.end(`needs ${id} as well`)
  const isFirst = walk.context.findings.tally(id).accepted === 0
  const sent = await walk.act(id, values, by, 'a code, please', isFirst ? { want: 'accept' } : {})
  return sent.accepted ? sent : walk.end(`${id} is refused: the bank may require a wait`)
}

const kinds: Readonly<Record<Purpose, Kind>> = {
  verify: {
    purpose: 'verify',
    use: 'verifyEmail',
    uses: ['signUp', 'verifyEmail'],
    resends: ['resendConfirmationCode'],
    issue: async (walk, subject) => {
      if (subject !== undefined) return { subject, sent: await ask(walk, 'resendConfirmationCode', subject.email) }
      const { account, opened } = await signUp(walk)
      return { subject: account, sent: opened }
    },
    values: (email, code) => ({ email, action: 'code', ...(code === undefined ? {} : { ver_code: code }) }),
    by: () => undefined,
  },
  reset: {
    purpose: 'reset',
    use: 'resetPassword',
    uses: ['requestPasswordReset', 'resetPassword'],
    resends: ['resendResetCode'],
    issue: async (walk, given) => {
      const subject = given ?? (await resettable(walk, 0))
      return { subject, sent: await ask(walk, 'requestPasswordReset', subject.email) }
    },
    values: (email, code) => ({
      email,
      new_password: plainPassword(),
      ...(code === undefined ? {} : { reset_code: code }),
    }),
    by: () => undefined,
  },
  authorize: {
    purpose: 'authorize',
    use: 'confirmAuthorizationCode',
    uses: ['confirmPin', 'confirmAuthorizationCode'],
    resends: [],
    issue: async (walk, given) => {
      const subject = given ?? walk.context.accounts.authorization ?? walk.end('no such customer')
      return { subject, sent: await ask(walk, 'confirmPin', subject.email, subject, { pin: subject.pin ?? '' }) }
    },
    values: (_email, code) => (code === undefined ? {} : { pin: code }),
    by: (subject) => subject,
  },
}

const refuse = (broken: Law, level?: 'SHOULD'): Wish => ({ want: 'refuse', law: broken, ...(level && { level }) })

/** The codes of one purpose. */
class Codes {
  readonly walk: Walk
  readonly kind: Kind

  constructor(walk: Walk, kind: Kind) {
    this.walk = walk
    this.kind = kind
  }

  async hold(subject?: Account): Promise<Held> {
    const issued = await this.kind.issue(this.walk, subject)
    return { ...issued, code: await this.read(issued.subject, issued.sent) }
  }

  read({ email }: Account, sent: Done): Promise<string> {
    return codeOf(this.walk, this.kind.purpose, email, sent)
  }

  try(subject: Account, code: string | undefined, note: string, wish: Wish = {}, more: Values = {}): Promise<Done> {
    const { use, by, purpose, values: valuesOf } = this.kind
    const values = { ...valuesOf(subject.email, code), ...more }
    const { new_password: next } = values
    const learn = ({ accepted, body }: Done): void => {
      if (accepted && typeof next === 'string') subject.password = next
      if (accepted && purpose === 'verify' && typeof body['jwt'] === 'string')
        Object.assign(subject, { token: body['jwt'], tokenKind: 'temporary' })
    }
    return this.walk.act(use, values, by(subject), note, { ...wish, of: subject, endsSession: true, learn })
  }

  /** No code is given. */
  async tryNone(subject: Account, note: string): Promise<void> {
    await this.try(subject, '', note, refuse(law.wrongCodeRefused))
  }

  /** The code that was sent last is good. A new one after it shows that the bank accepts codes at all. */
  async isGood({ subject, code, sent }: Held, note: string, broken: Law = law.codesApart): Promise<boolean> {
    const { accepted, refused, exchange } = await this.try(subject, code, note)
    const at = broken === law.codesApart ? sent.exchange : exchange
    this.walk.judge(broken, at, !accepted && refused && 'the code that was sent last is refused')
    return accepted
  }
}

async function nearMisses(codes: Codes): Promise<void> {
  const { walk } = codes
  const of = (code: string) => [...almost(code).map((entry): [string, string | undefined] => entry), ...emptyCodes]
  for (let at = 0; at < of('1234').length; at += 2) {
    walk.begin()
    const held = await codes.hold()
    for (const [what, text] of of(held.code).slice(at, at + 2))
      if (text !== held.code) await codes.try(held.subject, text, `a code ${what}`, refuse(law.wrongCodeRefused))
    await codes.isGood(held, 'the right code after wrong ones', law.codeLasts)
  }
}

async function used(codes: Codes): Promise<void> {
  const held = await codes.hold()
  const { subject, code } = held
  if (!(await codes.isGood(held, 'the right code'))) return
  const { email } = subject
  for (const [note, address] of [
    ['a used code', email],
    ['a used code, the address in capitals', email.toUpperCase()],
    ['a used code, a space after the address', `${email} `],
  ] as const)
    if ((await codes.try(subject, code, note, refuse(law.codeOnce, 'SHOULD'), { email: address })).accepted) break
  await codes.tryNone(subject, 'no code, after the right one')
}

async function replaced(codes: Codes): Promise<void> {
  const { kind } = codes
  const first = await codes.hold()
  const held = await codes.hold(first.subject)
  if (first.code !== held.code) {
    const level = kind.purpose === 'authorize' ? undefined : 'SHOULD'
    const wrong = `${held.code.startsWith('0') ? '1' : '0'}${held.code.slice(1)}`
    await codes.try(held.subject, first.code, 'an older code', refuse(law.codeOnce, level))
    await codes.try(held.subject, wrong, 'a wrong code', refuse(law.wrongCodeRefused))
  }
  await codes.isGood(held, 'the newer of two codes')
}

async function ofOthers(codes: Codes): Promise<void> {
  const { walk, kind } = codes
  for (const resend of [undefined, ...kind.resends.filter((one) => walk.may([one]))]) {
    walk.begin()
    const [one, two] = kind.purpose === 'reset' ? [await resettable(walk, 0), await resettable(walk, 1)] : []
    const again = async (held: Held): Promise<Held> => {
      if (resend === undefined) return held
      const sent = await ask(walk, resend, held.subject.email)
      return { ...held, sent, code: await codes.read(held.subject, sent) }
    }
    const first = await codes.hold(one)
    const second = await codes.hold(two)
    const held = await again(first)
    const theirs = await again(second)
    const { main } = walk.context.accounts
    for (const other of [held.subject, ...(kind.purpose === 'reset' && main !== undefined ? [main] : [])])
      if (theirs.code !== held.code)
        await codes.try(other, theirs.code, 'the code of another customer', refuse(law.codesOwn))
    await codes.isGood(held, 'the right code of two')
    await codes.isGood(theirs, 'the code of the other customer')
  }
}

/** Those of whom the bank demands no code. */
async function atOthers(codes: Codes): Promise<void> {
  const { walk } = codes
  for (const other of walk.sessions()) {
    const { code } = await codes.hold()
    if (other.pin !== undefined) await walk.call('confirmPin', { pin: other.pin }, other, 'the right PIN')
    await codes.try(other, code, 'the code of another customer', refuse(law.codesOwn))
  }
}

async function ofOtherPurposes(codes: Codes): Promise<void> {
  const { walk, kind } = codes
  for (const other of Object.values(kinds).filter(
    ({ purpose }) => purpose !== kind.purpose && purpose !== 'authorize',
  )) {
    if (!walk.may(other.uses)) continue
    for (const resend of [undefined, ...other.resends.filter((one) => walk.may([one]))]) {
      walk.begin()
      const subject = kind.purpose === 'authorize' ? walk.context.accounts.authorization : (await signUp(walk)).account
      if (subject === undefined || (kind.purpose === 'authorize' && other.purpose === 'verify')) continue
      const theirCodes = new Codes(walk, other)
      const theirs = await theirCodes.hold(subject)
      const sent = resend === undefined ? theirs.sent : await ask(walk, resend, subject.email)
      const code = await theirCodes.read(subject, sent)
      const held = await codes.hold(subject)
      const given = kind.purpose === 'authorize' && code.length > 4 ? code.slice(0, 4) : code
      for (const text of new Set([code, given]))
        if (text !== held.code)
          await codes.try(subject, text, `a code for another purpose`, refuse(law.codesForPurpose))
      await theirCodes.isGood({ subject, code, sent: held.sent }, 'the code for the other purpose')
    }
  }
}

async function guesses(codes: Codes): Promise<void> {
  const { walk, kind } = codes
  const held = await codes.hold()
  const { subject, code } = held
  const wrong = guessesAt(code)
  for (const [at, guess] of wrong.entries()) {
    await codes.try(subject, guess, 'a guess', refuse(law.wrongCodeRefused))
    if (at === 5) await codes.tryNone(subject, 'no code, after guesses')
  }
  const right = await codes.try(subject, code, 'the right code after wrong ones', refuse(law.codeTries))
  await codes.tryNone(subject, 'no code, after guesses')
  if (right.accepted && kind.purpose === 'verify') return
  for (const id of kind.resends.filter((one) => walk.may([one]))) {
    const sent = await ask(walk, id, subject.email)
    const again = await codes.read(subject, sent)
    await codes.isGood({ subject, code: again, sent }, 'the code that was sent again, after wrong ones')
  }
}

/** By operation and place: whether another code was a new one. What a bank does for one address it does for all. */
const resends = new WeakMap<Walk, Map<string, { isNew: boolean; sent: Done }[]>>()

async function resent(codes: Codes): Promise<void> {
  const { walk, kind } = codes
  const seen = resends.get(walk) ?? new Map<string, { isNew: boolean; sent: Done }[]>()
  resends.set(walk, seen)
  const subjects =
    kind.purpose === 'reset' && walk.may(['signUp'])
      ? [(await signUp(walk)).account, await resettable(walk, 0)]
      : [undefined]
  for (const given of subjects)
    for (const id of kind.resends.filter((one) => walk.may([one])))
      for (const times of [1, 2]) {
        walk.begin()
        let held = await codes.hold(given)
        for (let place = 0; place < times; place += 1) {
          const sent = await ask(walk, id, held.subject.email)
          const code = await codes.read(held.subject, sent)
          const alike = [...(seen.get(`${id} ${place}`) ?? []), { isNew: code !== held.code, sent }]
          seen.set(`${id} ${place}`, alike)
          const same = alike.find(({ isNew }) => !isNew)
          const isMixed = same !== undefined && alike.some(({ isNew }) => isNew)
          walk.judge(law.codeSent, (same ?? { sent }).sent.exchange, isMixed && 'the same as before')
          if (code !== held.code && kind.purpose !== 'verify' && place === 0 && times === 2)
            await codes.try(held.subject, held.code, 'an older code', refuse(law.codeOnce, 'SHOULD'))
          held = { ...held, code, sent }
        }
        await codes.isGood(held, 'the code that was sent again')
      }
}

/** A reset does not verify an address. */
async function staysUnverified(codes: Codes): Promise<void> {
  const { walk } = codes
  const { account } = await signUp(walk)
  const done = await codes.try(account, (await codes.hold(account)).code, 'a reset, unverified')
  const seen = await enter(walk, account, 'is it still unverified?')
  walk.judge(law.codesForPurpose, done, done.accepted && seen.accepted && 'a reset verifies it')
}

async function inCapitals(codes: Codes): Promise<void> {
  const { walk, kind } = codes
  const { subject, code } = await codes.hold()
  const loud = { email: subject.email.toUpperCase() }
  const done = await codes.try(subject, code, 'the address in capitals', {}, loud)
  const plain = await codes.try(subject, code, 'the address as it is')
  walk.judge(law.addressCase, done, !done.accepted && plain.accepted && 'a refusal')
  walk.judge(law.codeOnce, plain, done.accepted && plain.accepted, 'SHOULD')
  if (kind.purpose !== 'reset') return
  const asked = await walk.act('requestPasswordReset', loud, undefined, 'the address in capitals')
  const other = await walk.context.settings.readCode?.(subject.email, 'reset')
  walk.judge(law.addressCase, asked, asked.accepted && (other === undefined || other === code) && 'no other code')
}

async function unasked(codes: Codes): Promise<void> {
  const { walk, kind } = codes
  const { main, second } = walk.context.accounts
  const fresh =
    kind.purpose === 'reset' && walk.may(['signUp', 'verifyEmail']) ? (await verified(walk)).account : undefined
  for (const subject of kind.purpose === 'reset' ? [fresh] : [main, second])
    for (const [what, text] of subject === undefined ? [] : emptyCodes)
      await codes.try(subject ?? walk.end(''), text, `${what}, unasked`, refuse(law.wrongCodeRefused))
}

/** A new password is the right one, every character of it counts, other sessions end, and nothing else has changed. */
async function resets(codes: Codes, subject: Account, passwords: readonly string[]): Promise<void> {
  const { walk } = codes
  for (const next of passwords) {
    walk.begin()
    const before = await beforeChange(walk, subject)
    const held = await codes.hold(subject)
    await stillSignsIn(walk, subject, held.sent)
    const wish = next === '' ? refuse(law.newSecretChecked) : {}
    const done = await codes.try(subject, held.code, `one of ${next.length} characters`, wish, { new_password: next })
    if (done.refused && next !== passwords[0]) {
      const again = await codes.try(subject, held.code, 'the same code with a plain password')
      walk.judge(law.refusalInert, done, again.refused && 'the code is void, although the password was refused')
    }
    if (!done.accepted) continue
    walk.judge(law.resetStartsNoSession, done, typeof done.body['jwt'] === 'string' && 'a token')
    await judgeNewPassword(walk, subject, before, done, law.resetChangesPassword)
    if (subject.hasRightPin !== true || !walk.may(['confirmPin'])) continue
    const seen = await walk.call('confirmPin', { pin: subject.pin ?? '' }, subject, 'is the PIN unchanged?')
    walk.judge(law.nothingElse, done, seen.refused && 'another PIN')
  }
}

async function resetsOfAll(codes: Codes): Promise<void> {
  const plain = plainPassword()
  const passwords = [plain, unusualPassword(plain), ninetyLetters, `${plain}\u0000b`, '', 'abc']
  await resets(codes, await resettable(codes.walk, 0), passwords)
}

async function resetsInSession(codes: Codes): Promise<void> {
  const { 'no-pin': spare, second, main } = codes.walk.context.accounts
  const subject = [spare, second, main].find((one) => one?.tokenKind === 'session')
  await resets(codes, subject ?? codes.walk.end('no customer with a session'), [plainPassword()])
}

type Question = readonly [string, (codes: Codes) => Promise<void>, readonly Law[], (readonly Purpose[])?]

const questions: readonly Question[] = [
  ['near misses', nearMisses, [law.wrongCodeRefused, law.codeLasts]],
  ['used', used, [law.codeOnce]],
  ['replaced', replaced, [law.codesApart]],
  ['of another customer', ofOthers, [law.codesOwn], ['verify', 'reset']],
  ['at another customer', atOthers, [], ['authorize']],
  ['for another purpose', ofOtherPurposes, [law.codesForPurpose]],
  ['after guesses', guesses, [law.codeTries]],
  ['sent again', resent, [law.codeSent], ['verify', 'reset']],
  ['before the verification', staysUnverified, [], ['reset']],
  ['in capitals', inCapitals, [law.addressCase], ['verify', 'reset']],
  ['where none was sent', unasked, [], ['reset', 'authorize']],
  ['right', resetsOfAll, [law.resetChangesPassword, law.resetStartsNoSession], ['reset']],
  ['in a session', resetsInSession, [law.sessionsEnd], ['reset']],
]

const needs = ({ purpose }: Kind): Cell['missing'] =>
  purpose === 'authorize' ? needsAccount('authorization') : undefined

export const codeCells: readonly Cell[] = Object.values(kinds).flatMap((kind) =>
  questions
    .filter(([, , , only]) => only?.includes(kind.purpose) ?? true)
    .map(([name, question, laws]) => ({
      ...{ name: `code ${kind.purpose}: ${name}`, uses: kind.uses, laws },
      missing: (context) => needsMail(context) ?? needs(kind)?.(context),
      run: (walk) => question(new Codes(walk, kind)),
    })),
)

/** Codes that were sent early are still good at the end. */
export async function keepCodes(walk: Walk): Promise<() => Promise<void>> {
  const kept: [Codes, Held][] = []
  for (const kind of Object.values(kinds)) {
    if (
      !walk.may([...kind.uses, 'signUp', 'verifyEmail']) ||
      needsMail(walk.context) !== undefined ||
      needs(kind)?.(walk.context) !== undefined
    )
      continue
    const codes = new Codes(walk, kind)
    await walk.run(async () => {
      const subject = kind.purpose === 'reset' ? await resettable(walk, 2) : undefined
      if (kind.purpose !== 'authorize') kept.push([codes, await codes.hold(subject)])
    })
  }
  // Others may send it another code.
  delete walk.context.accounts.enrolled
  return async () => {
    for (const [codes, held] of kept) {
      walk.begin()
      const fresh = await codes.try(held.subject, held.code, 'a code of the beginning of the run')
      const control = fresh.accepted ? undefined : await codes.hold(held.subject)
      const isLost = control !== undefined && (await codes.try(held.subject, control.code, 'a new one')).accepted
      walk.judge(law.codeLasts, fresh, isLost && 'a refusal')
    }
  }
}

/** What no code may show: a pattern, or more digits than its field takes. */
export function judgeCodes(walk: Walk): void {
  for (const [purpose, { use: id }] of Object.entries(kinds)) {
    const issued = walk.context.issued.get(purpose)
    if (issued === undefined || issued.texts.size === 0) continue
    const codes = [...issued.texts].map((text) => text.slice(text.lastIndexOf(' ') + 1))
    const { positions, fixed, bits } = differing(codes)
    const isPoor = codes.every((code) => /^\d+$/.test(code)) ? fixed > 1 : bits < 12
    const isBad = (positions === 0 && codes.length > 2) || (isPoor && codes.length > 4)
    walk.judge(law.codesDiffer, issued.exchange, isBad && `codes that differ in ${positions} characters`)
    const field = walk.context.plan.operations
      .find((operation) => operation.id === id)
      ?.form.find(({ name }) => name.endsWith('code') || name === 'pin')
    const odd = codes.find((code) => field?.fits(code) === false)
    walk.judge(law.codeFits, issued.exchange, odd !== undefined && `one of ${odd.length} characters`)
  }
}
