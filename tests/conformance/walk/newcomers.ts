/** From the sign-up to the review of the documents. */
import { randomUUID } from 'node:crypto'
import { operationOf, sendCall, validCall, type Values } from '#tests/conformance/context.ts'
import { show } from '#tests/conformance/contract/schema.ts'
import { isExpired, objectOf, summary, type Account } from '#tests/conformance/exchange.ts'
import { folded, rowsOf, saysNo, within } from '#tests/conformance/reading/rows.ts'
import { differing, flawOf, forgeriesOf } from '#tests/conformance/reading/tokens.ts'
import * as law from '#tests/conformance/rules/laws.ts'
import { sessionTemporary } from '#tests/conformance/rules/sessions.ts'
import { isAlive } from '#tests/conformance/signIn.ts'
import { perform } from '#tests/conformance/sweep.ts'
import { unusualNewcomerPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { storedIn } from '#tests/conformance/values/extras.ts'
import { freshPhoto, freshPicture, photoOfSize } from '#tests/conformance/values/files.ts'
import { cell, needsAccount, needsMail, type Cell } from './cell.ts'
import { repeated } from './orders.ts'
import {
  codeOf,
  enter,
  identity,
  isHeard,
  knows,
  signUp,
  userOf,
  verified,
  verify,
  type Newcomer,
  type Purpose,
} from './people.ts'
import type { Done, Walk } from './walk.ts'

/** What a sign-in says of a customer is what the sign-up was told. */
function judgePerson(walk: Walk, { opened, person }: Newcomer, seen: Done): void {
  const user = userOf(seen)
  for (const name of ['fullname', 'username', 'email']) {
    const [here, there] = [user[name], person[name]].map((text) =>
      name === 'email' ? folded(text).toLowerCase() : folded(text),
    )
    walk.judge(law.factsAgree, opened, typeof user[name] === 'string' && here !== there && show(user[name]))
  }
}

/** The token of somebody who is not approved opens no account. */
async function noSession(walk: Walk, done: Done, account: Account): Promise<void> {
  const { jwt } = done.body
  if (typeof jwt !== 'string' || jwt === '') return
  walk.judge(law.sessionForApproved, done, (await isAlive(walk, account, jwt)) === true && 'a session')
}

const accountOf = ({ email, password }: Pick<Account, 'email' | 'password'>): Account => {
  return { kind: 'enrolled', email, password }
}

async function signUps(walk: Walk): Promise<void> {
  const names = { first_name: 'maria de la', last_name: 'Cruz McDonald', fullname: 'maria de la Cruz McDonald' }
  const newcomer = await signUp(walk, names)
  const { account, person, opened } = newcomer
  const { email } = account
  await noSession(walk, opened, account)
  const code = await codeOf(walk, 'verify', email, opened)
  await repeated(walk, 'signUp', person, undefined, { fullname: 'Somebody Else' })
  const intruder = { ...person, username: `${person['username'] ?? ''}2`, password: `${account.password}-2` }
  const again = { ...intruder, idempotency_key: randomUUID() }
  const taken = await walk.refuse(law.addressTakenRefused, 'signUp', again, undefined, 'a taken address')
  const shouted = { ...intruder, email: email.toUpperCase(), idempotency_key: randomUUID() }
  const loud = await walk.guest('signUp', shouted, 'an address that is taken, in capitals')
  walk.judge(law.addressTakenRefused, loud, taken.refused && loud.accepted && 'a success', 'SHOULD')
  const now = await walk.context.settings.readCode?.(email, 'verify')
  walk.judge(law.refusalInert, taken, taken.refused && loud.refused && now !== code && 'another code, or none')
  for (const note of ['before the verification', 'before the verification, again']) {
    const early = await enter(walk, account, note, { want: 'refuse', law: law.unverifiedRefused })
    const isTold = saysNo(early.body['verified']) && folded(early.body['email']).toLowerCase() === email.toLowerCase()
    walk.judge(law.unverifiedSaysSo, early, early.refused && !isTold)
    await noSession(walk, early, account)
  }
  const ofSignIn = await codeOf(walk, 'verify', email, opened)
  const namesake = await signUp(walk, { ...names, username: person['username'] ?? '' })
  const wrong = await verify(walk, email, '000000', 'a wrong code')
  const still = await enter(walk, account, 'is it still unverified?')
  walk.judge(law.nothingElse, wrong, still.accepted && 'a sign-in succeeds')
  const right = await verify(walk, email, await codeOf(walk, 'verify', email, still), 'the code that was sent last')
  if (right.refused) {
    const sent = await walk.guest('resendConfirmationCode', { email }, 'another code')
    const next = await verify(walk, email, await codeOf(walk, 'verify', email, sent), 'a code that was sent again')
    const at = ofSignIn === code ? law.verificationKept : law.codesApart
    walk.judge(at, still, next.accepted && 'the code that a sign-in has sent is refused')
    return
  }
  if (!right.accepted) return
  await noSession(walk, right, account)
  const other = await enter(walk, namesake.account, 'a customer of the same name')
  walk.judge(law.othersUntouched, right, other.accepted && 'another customer of that name is verified')
  const seen = await enter(walk, account, 'after the verification')
  walk.judge(law.verificationKept, right, seen.refused && saysNo(seen.body['verified']) && summary(seen.exchange))
  const foreign = await enter(walk, account, 'the password of a refused sign-up', { password: intruder.password })
  walk.judge(law.nothingElse, taken.accepted ? loud : taken, knows(foreign) && 'the refused password signs in')
  judgePerson(walk, newcomer, seen)
  await noSession(walk, seen, account)
}

/** The address of a customer who is signed in is taken, and nothing of the form is stored. */
async function takenBySession(walk: Walk): Promise<void> {
  const { main } = walk.context.accounts
  if (main === undefined) return
  await walk.look(main)
  const before = userOf(await enter(walk, main, 'a sign-in'))['fullname']
  const form = { ...identity(walk), email: main.email, fullname: 'Some Body' }
  const done = await walk.refuse(law.addressTakenRefused, 'signUp', form, undefined, 'a taken address', { of: main })
  const after = userOf(await enter(walk, main, 'a sign-in'))['fullname']
  const isBoth = typeof before === 'string' && typeof after === 'string'
  walk.judge(law.refusalInert, done, isBoth && before !== after && show(after))
  const known = await enter(walk, main, 'the password of the form', { password: form.password })
  walk.judge(law.nothingElse, done, knows(known) && 'it signs in')
}

/** Refused first, corrected then: nothing of the refused form stays. */
async function corrected(walk: Walk): Promise<void> {
  for (const password of ['abc', '', 'abcdef', 'Sq7-conformance\u0000b']) {
    walk.begin()
    const form = identity(walk)
    const { email } = form
    const wish = password === '' ? ({ want: 'refuse', law: law.newSecretChecked } as const) : {}
    const short = await walk.guest('signUp', { ...form, password }, `a password of ${password.length} characters`, wish)
    const sent =
      short.accepted && needsMail(walk.context) === undefined
        ? await walk.context.settings.readCode?.(email, 'verify')
        : ''
    walk.judge(law.codeSent, short, sent === undefined && 'no code in the mail')
    if (!short.refused) continue
    const right = await walk.guest('signUp', form, 'the corrected form')
    if (!right.accepted) {
      const { email: address, username } = identity(walk)
      const control = await walk.guest('signUp', { ...form, email: address, username }, 'the same with another address')
      walk.judge(law.refusalInert, short, right.refused && control.accepted && 'the corrected form is refused')
      continue
    }
    const code = await codeOf(walk, 'verify', email, right)
    const twice = await walk.guest('signUp', form, 'the same form once more')
    const good = await verify(walk, email, code, 'the code of the first sign-up')
    if (good.accepted || !twice.refused) continue
    await walk.guest('resendConfirmationCode', { email }, 'another code')
    const next = await codeOf(walk, 'verify', email, right)
    const isLost = next !== code && (await verify(walk, email, next, 'another code')).accepted
    walk.judge(law.refusalInert, twice, isLost && 'the code of the first sign-up is void')
  }
}

/** Two sign-ups of one moment get one address once. */
async function twins(walk: Walk): Promise<void> {
  const form = identity(walk)
  const forms = [0, 1].map((at) => ({ ...form, username: `${form.username}${at}`, idempotency_key: randomUUID() }))
  const [one, other] = await Promise.all(
    forms.map((values) => walk.call('signUp', values, undefined, 'two at one moment')),
  )
  if (one === undefined || other === undefined) return
  const both = { ...one.exchange, again: [[one.exchange.request, other.exchange.request]] }
  walk.judge(law.addressTakenRefused, both, one.accepted && other.accepted && 'two accounts with one address')
}

/** An address with capitals, and a password of which every character counts. */
async function odd(walk: Walk): Promise<void> {
  const form = identity(walk)
  const email = `Conformance-${form.email.slice(12)}`.replace('@', 'X@')
  const opened = await walk.guest('signUp', { ...form, email }, 'an address with capitals')
  if (opened.accepted) {
    const account = accountOf({ ...form, email })
    const good = await verify(walk, email, await codeOf(walk, 'verify', email, opened), 'its code')
    const seen = await enter(walk, account, 'as it was typed')
    walk.judge(law.addressKept, opened, good.refused && 'its code is refused')
    walk.judge(law.addressKept, opened, good.accepted && seen.refused && !knows(seen) && 'its sign-in is refused')
    const small = await enter(walk, account, 'in small letters', { email: email.toLowerCase() })
    walk.judge(law.addressCase, small, good.accepted && knows(seen) && !knows(small) && 'a refusal')
  }
  for (const letter of ['a', 'e', 'j', '']) {
    walk.begin()
    const password = unusualNewcomerPassword(letter, form.password)
    const { account, opened: done } = await signUp(walk, password === undefined ? {} : { password })
    const none = await enter(walk, account, 'another password', { password: 'no-such-password' })
    walk.judge(law.wrongPasswordRefused, none, knows(none))
    const cut = await enter(walk, account, 'another last letter', { password: `${account.password.slice(0, -1)}2` })
    const whole = await enter(walk, account, 'the password of the sign-up')
    walk.judge(law.longPasswordWhole, done, whole.refused && !knows(whole) && 'the whole password is wrong')
    walk.judge(law.longPasswordWhole, done, knows(cut) && !knows(none) && 'another last letter signs in')
  }
  const { account } = await verified(walk)
  const loud = await enter(walk, account, 'the address in capitals', { email: account.email.toUpperCase() })
  const plain = await enter(walk, account, 'the address as it is')
  walk.judge(law.addressCase, loud, knows(plain) && !knows(loud) && 'a refusal')
  const { account: other, opened: sent } = await signUp(walk)
  const code = await codeOf(walk, 'verify', other.email, sent)
  const shouted = await verify(walk, other.email.toUpperCase(), code, 'the address in capitals')
  const quiet = shouted.accepted || (await verify(walk, other.email, code, 'the address as it is')).accepted
  walk.judge(law.addressCase, shouted, !shouted.accepted && quiet && 'a refusal')
}

const isApproved = ({ body }: Done): boolean => body['verification_status'] === 'verified'

/** Fields that the contract does not describe, in the forms of somebody without a session: each with a newcomer. */
async function extras(walk: Walk): Promise<void> {
  const ids = new Set([...enrolment, 'signIn', ...sends, 'resetPassword'])
  for (const wanted of [...ids].filter((one) => walk.may([one]))) {
    walk.begin()
    const form = identity(walk)
    const { email, password } = form
    const account = accountOf(form)
    const read = async (purpose: Purpose): Promise<string> =>
      (await walk.context.settings.readCode?.(email, purpose)) ?? ''
    const next = `${password}-3`
    const forms: [id: string, values: () => Promise<Values> | Values][] = [
      ['signUp', () => form],
      ['resendConfirmationCode', () => ({ email })],
      ['verifyEmail', async () => ({ email, action: 'code', ver_code: await read('verify') })],
      ['signIn', () => ({ email, password })],
      ['requestPasswordReset', () => ({ email })],
      ['resendResetCode', () => ({ email })],
      ['resetPassword', async () => ({ email, reset_code: await read('reset'), new_password: next })],
    ]
    let odd: Done | undefined
    for (const [id, valuesOf] of forms.filter(([one]) => walk.may([one]))) {
      const values = await valuesOf()
      const all = id === wanted ? await walk.actWithExtras(id, values) : undefined
      const done = all?.done ?? (await walk.guest(id, values, 'a plain form'))
      odd ??= all?.odd
      if (id === 'signUp' && !done.accepted) return
      if (id === 'resetPassword' && done.accepted) account.password = next
      if (all === undefined || !['signUp', 'resendConfirmationCode'].includes(id)) continue
      const early = await enter(walk, account, 'before the verification')
      walk.judge(law.extraFieldsInert, all.odd, early.accepted && 'the address is verified')
    }
    const seen = await enter(walk, account, 'after all forms')
    const user = userOf(seen)
    const name = storedIn(user)
    const isMore = isApproved(seen) || isPending(seen) || seen.body['role'] === 'admin'
    const stored = name !== undefined && `user.${name} ${show(user[name])}`
    if (odd !== undefined) walk.judge(law.extraFieldsInert, odd, isMore ? show(seen.body) : stored)
  }
}

const isPending = ({ body }: Done): boolean =>
  body['verification_status'] === 'Pending Verification' || (Boolean(body['error']) && body['submitted'] === 'Yes')

const isOver = ({ body }: Done): boolean => ['verified', 'Declined'].includes(String(body['verification_status']))

const notes = { filename: 'notes.txt', type: 'text/plain', bytes: Buffer.from('This is no picture.') }

async function documents(walk: Walk): Promise<{ types: string[]; files: string[]; form: Values }> {
  const seen = await walk.call('getIdentityDocuments', {}, undefined, 'which documents?')
  const types = [...rowsOf(seen.body, 'docs').map((row) => String(row['doc_name'])), "Driver's License"]
  const files = operationOf(walk.context, 'submitVerification').form.flatMap(({ file, name }) => (file ? [name] : []))
  const pictures = Object.fromEntries(files.map((name, at) => [name, at % 2 === 0 ? freshPhoto() : freshPicture()]))
  const form = { type: types[0] ?? '', country: 'Elsewhere', phone: '+00 555 0100', home_address: '1 Sample Street' }
  return { types, files, form: { ...form, ...pictures } }
}

/** The documents of a new customer: every kind, each variation with a newcomer of its own. */
async function verification(walk: Walk): Promise<void> {
  const { types, files, form } = await documents(walk)
  const all = (value: Values[string]): Values => Object.fromEntries(files.map((name) => [name, value]))
  const tries: [string, Values, boolean?][] = [
    ...types.map((type): [string, Values, boolean] => [`documents: ${type}`, { ...form, type }, true]),
    ['documents without a file', Object.fromEntries(Object.entries(form).filter(([name]) => !files.includes(name)))],
    ['a text in place of a picture', { ...form, ...all(notes) }],
    ...(walk.context.settings.largeUploads === true
      ? [['large documents', { ...form, ...all(photoOfSize(3_000_000)) }] as [string, Values]]
      : []),
    ['with other fields', { ...walk.extras('submitVerification'), ...form }],
    ['documents of a later customer', form, true],
  ]
  let served = 0
  for (const [at, [note, values, isPlain]] of tries.entries()) {
    walk.begin()
    const { account, done } = await verified(walk)
    // A sign-in would replace the token of the verification.
    const early = at % 2 === 1 ? await enter(walk, account, 'before the documents') : done
    const isEarly = [early, done].some((one) => isPending(one) || one.body['verification_status'] === 'Declined')
    walk.judge(law.kycPending, done, isEarly && 'a review, although nothing was submitted')
    if (account.token === undefined) continue
    const { unapproved } = walk.context.accounts
    const bystander = unapproved && served === 0 ? await enter(walk, unapproved, 'another customer, before') : undefined
    const { token } = account
    const sent = await walk.guest('submitVerification', { ...values, token }, note, { of: account })
    walk.judge(law.tokenServed, done, isExpired(sent.exchange) && 'HTTP 401')
    walk.judge(law.actionServed, sent, isPlain === true && sent.refused)
    const theirs = unapproved && bystander && (await enter(walk, unapproved, 'another customer, after'))
    const isMoved =
      theirs !== undefined &&
      isHeard(theirs) &&
      isHeard(bystander ?? theirs) &&
      show(theirs.state) !== show(bystander?.state)
    walk.judge(law.othersUntouched, sent, isMoved && show(theirs.state))
    const later = await enter(walk, account, 'after the documents')
    if (note === 'with other fields') {
      const { account: control } = await verified(walk)
      const plain =
        sent.refused && (await walk.act('submitVerification', form, control, 'the same without them')).accepted
      walk.judge(law.extraFieldsIgnored, sent, plain && 'a refusal')
      const stored = storedIn(userOf(later), 'country')
      walk.judge(law.extraFieldsInert, sent, (stored !== undefined || isApproved(later)) && show(later.body))
    }
    walk.judge(law.refusalInert, sent, sent.refused && isPending(later) && show(later.state))
    if (!sent.accepted || !isHeard(later)) continue
    const isUntrue = [later.body['submitted'], userOf(later)['submitted']].includes('No')
    walk.judge(law.kycPending, sent, (!isPending(later) || isUntrue) && !isOver(later) && show(later.state))
    if (isOver(later)) continue
    walk.judge(law.sessionForApproved, sent, (await isAlive(walk, account, token)) === true && 'a session in review')
    await noSession(walk, later, account)
    served += 1
    if (served === 1) await duringReview(walk, account)
  }
}

/** What must not end a review, and what its token does not open. */
async function duringReview(walk: Walk, account: Account): Promise<void> {
  walk.context.accounts.enrolled = account
  await perform(walk.context, [sessionTemporary])
  const { email } = account
  for (const id of sends.filter((one) => walk.may([one]))) await keepsState(walk, account, id, { email })
  if (!walk.may(['requestPasswordReset', 'resetPassword'])) return
  const reset_code = (await walk.context.settings.readCode?.(email, 'reset')) ?? ''
  await keepsState(walk, account, 'resetPassword', { email, reset_code, new_password: `${account.password}-4` })
}

/** Neither what is sent to a customer nor a reset ends the review, verifies the address, or voids the password. */
async function keepsState(walk: Walk, account: Account, id: string, values: Values): Promise<Done> {
  const before = await enter(walk, account, 'before it')
  const done = await walk.guest(id, values, 'to a customer', { of: account })
  if (done.accepted && typeof values['new_password'] === 'string') account.password = values['new_password']
  const after = await enter(walk, account, 'after it')
  const isReviewed = isPending(before) && isOver(after)
  const isOther = isHeard(before) && isHeard(after) && show(before.state) !== show(after.state)
  walk.judge(law.nothingElse, done, isOther && !isReviewed && show(after.state))
  return done
}

/** Documents of a customer who is signed in. */
async function inSession(walk: Walk): Promise<void> {
  const account = walk.context.accounts['no-pin'] ?? walk.end('no such customer')
  const { form } = await documents(walk)
  const sent = await walk.act('submitVerification', form, account, 'in a session', { may: /./, endsSession: true })
  walk.judge(law.sessionMayVerify, sent, isExpired(sent.exchange) && 'HTTP 401')
}

/** The list of documents is for everybody. */
async function listOfDocuments(walk: Walk): Promise<void> {
  const { main, unapproved } = walk.context.accounts
  const plain = await walk.call('getIdentityDocuments', {}, undefined, 'without a token')
  const shown = rowsOf(plain.body, 'docs').length
  for (const [token, holder] of [
    [''],
    ['conformance.not-a-token.0'],
    [unapproved?.token, unapproved],
    [main?.token, main],
  ] as const) {
    if (token === undefined) continue
    const done = await walk.call('getIdentityDocuments', { token }, undefined, 'with a token')
    walk.judge(law.optionalToken, done, plain.accepted && (!done.accepted || rowsOf(done.body, 'docs').length < shown))
    const isDead = holder?.tokenKind === 'session' && (await isAlive(walk, holder, token)) === false
    walk.judge(law.optionalToken, done, isDead && 'HTTP 401 for the token afterwards')
    if (holder?.tokenKind !== 'temporary' || !walk.may(['submitVerification'])) continue
    const operation = operationOf(walk.context, 'submitVerification')
    const later = await sendCall(walk.context, validCall(operation, { token }, undefined, 'the same token again'))
    walk.judge(law.optionalToken, done, isExpired(later) && 'HTTP 401 for the token afterwards')
  }
}

/** What is sent to a customer changes nothing, and who has an account is not told. */
async function letters(walk: Walk, id: string): Promise<void> {
  const { main, enrolled } = walk.context.accounts
  if (main === undefined) return
  await walk.look(main)
  const flat = ({ exchange: { response }, body }: Done, email: string): string =>
    JSON.stringify([response.kind === 'received' ? response.status : 0, body])
      .replaceAll(email, '…')
      .replaceAll(/\d+/g, '0')
  const judge = async (account: Account): Promise<void> => {
    const { email } = account
    const nobody = `nobody-${Date.now().toString(36)}-${email.length}@conformance.example`
    const one = await keepsState(walk, account, id, { email })
    const two = await walk.guest(id, { email: nobody }, 'an address without an account', { of: main })
    const isTold = id === 'requestPasswordReset' && flat(one, email) !== flat(two, nobody)
    walk.judge(law.forgotTellsNothing, two, isTold && flat(two, nobody))
  }
  await judge(main)
  if (enrolled !== undefined) await judge(enrolled)
  if (walk.may(['signUp'])) await judge((await signUp(walk)).account)
}

/** Tokens of sign-ins: new ones, which nobody can guess or forge. */
async function tokens(walk: Walk): Promise<void> {
  const { main, second, unapproved } = walk.context.accounts
  for (const account of [main, second, unapproved]) {
    if (account?.token === undefined) continue
    const first = account.token
    const again = await enter(walk, account, 'another sign-in')
    const { jwt } = again.body
    if (typeof jwt !== 'string') continue
    walk.judge(law.tokenNew, again, jwt === first && 'the same token')
    const user = userOf(again)
    const facts = [account.email, user['username'], user['fullname'], user['phone']].flatMap((fact) =>
      typeof fact === 'string' && fact !== '' ? [fact] : [],
    )
    walk.judge(law.tokenUnguessable, again, flawOf(jwt, facts))
  }
  if (main?.token === undefined || second?.token === undefined) return
  for (const [what, forged] of forgeriesOf(main.token, second.token)) {
    const call = validCall(operationOf(walk.context, 'getProfile'), { token: forged }, undefined, `with ${what}`)
    const exchange = await sendCall(walk.context, call)
    const email =
      within(objectOf(exchange) ?? {}, 'user')['email'] ?? within(objectOf(exchange) ?? {}, 'profile')['email']
    const at = { ...exchange, operation: operationOf(walk.context, 'signIn') }
    walk.judge(law.tokenUnguessable, at, !isExpired(exchange) && email !== undefined)
  }
}

/** Few bits in the tokens that a run has got. */
export function judgeTokens(walk: Walk): void {
  for (const [kind, { texts, exchange }] of walk.context.issued) {
    if (!kind.includes(' ') || texts.size < 5) continue
    const { bits } = differing([...texts])
    const got = bits < 128 && `${texts.size} tokens that differ in ${bits} bits at most`
    walk.judge(law.tokenUnguessable, exchange, got, bits >= 64 ? 'SHOULD' : undefined)
  }
}

const documentForms = ['signUp', 'verifyEmail', 'submitVerification']
const enrolment = ['signUp', 'verifyEmail', 'resendConfirmationCode']
const anybody = (): undefined => undefined
const early = [law.unverifiedRefused, law.unverifiedSaysSo, law.verificationKept, law.sessionForApproved]
const sends = ['requestPasswordReset', 'resendResetCode', 'resendConfirmationCode']

export const newcomerCells: readonly Cell[] = [
  cell('documents: list', ['getIdentityDocuments'], [law.optionalToken], listOfDocuments, anybody),
  cell('sign-up', enrolment, early, signUps, needsMail),
  cell('sign-up: taken by a customer', ['signUp'], [law.addressTakenRefused], takenBySession),
  cell('sign-up: corrected', ['signUp'], [law.newSecretChecked], corrected, anybody),
  cell('sign-up: two at one moment', ['signUp'], [], twins, anybody),
  cell('sign-up: odd', ['signUp', 'verifyEmail'], [law.addressKept, law.longPasswordWhole], odd, needsMail),
  cell('sign-up: extra fields', enrolment, [law.extraFieldsInert, law.extraFieldsIgnored], extras, needsMail),
  cell('documents', documentForms, [law.kycPending, law.tokenServed], verification, needsMail),
  ...sends.map((id) => cell(`letters: ${id}`, [id], [law.forgotTellsNothing], (walk) => letters(walk, id))),
  cell('tokens', ['signIn'], [law.tokenNew, law.tokenUnguessable], tokens),
]

export const verificationInSession = cell(
  'documents: in a session',
  ['submitVerification'],
  [law.sessionMayVerify],
  inSession,
  needsAccount('no-pin'),
)
