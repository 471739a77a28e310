import { randomUUID } from 'node:crypto'
import { inCalls } from '#tests/conformance/again.ts'
import { isClosedByGuesses, readCode, requestedReset, resend, resentAfterTries } from '#tests/conformance/codeFlow.ts'
import { isOpen, operationOf, reasonOf, type Values, isAbsent } from '#tests/conformance/context.ts'
import { isExpired, type Account, type Exchange } from '#tests/conformance/exchange.ts'
import { isPolicy } from '#tests/conformance/policy.ts'
import { rowsOf } from '#tests/conformance/reading/rows.ts'
import { optionalToken } from '#tests/conformance/rules/agreement.ts'
import {
  codeLasts,
  codesApart,
  codesForPurpose,
  codesOwn,
  codeTries,
  wrongCodeRefused,
} from '#tests/conformance/rules/codes.ts'
import { addressTakenRefused } from '#tests/conformance/rules/credentials.ts'
import {
  actionServed,
  extraFieldsIgnored,
  extraFieldsInert,
  nothingElse,
  othersUntouched,
  refusalInert,
  readBy,
} from '#tests/conformance/rules/effects.ts'
import { kycPending, sessionForApproved, tokenServed, unverifiedRefused } from '#tests/conformance/rules/enrolment.ts'
import { sessionsEnd } from '#tests/conformance/rules/sessions.ts'
import { repliesAlike } from '#tests/conformance/rules/transfers.ts'
import { needsMail, repeated, type Scenario, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { plainPassword } from '#tests/conformance/values/chosenSecrets.ts'
import { freshPicture, oddFile, oddFiles, photoOfSize } from '#tests/conformance/values/files.ts'
import { packedTexts } from '#tests/conformance/values/values.ts'
import { signInStateStays, submission } from './enrolment.ts'
import { extras, extraGroups, withoutOwn } from './extras.ts'
import {
  correctedSignUp,
  idaLund,
  identityOf,
  judgePerson,
  newcomer,
  wholePassword,
  type Newcomer,
} from './newcomers.ts'
import { tryAs, isVerified, knowsPassword } from './signIns.ts'
import { keysInTurn } from './similarCodes.ts'

const uses = ['signUp', 'verifyEmail', 'requestPasswordReset', 'resetPassword', 'submitVerification']

export const codeAbuse: Scenario = {
  name: 'invalid codes',
  uses,
  rules: [
    ...[codesForPurpose, codesApart, codesOwn, codeTries, wrongCodeRefused, tokenServed, sessionsEnd],
    nothingElse,
  ],
  missing: needsMail,
  run: async (steps) => {
    const { context } = steps
    const first = await newcomer(steps, 'a')
    const second = await withExtras(steps, 'b', extras)
    const third = await newcomer(steps, 'c')
    await wholePassword(steps, first)
    first.password = await signedUpAgain(steps, first)
    await signedUpAtOnce(steps)
    await correctedSignUp(steps)
    await wrongOnes(steps, first, second)
    await otherPurposes(steps, second)
    const isVoid = await guess(steps, third)
    // Before a sign-in, which may send another code as well.
    if (isVoid && context.findings.tally('verifyEmail').accepted > 0)
      await resentAfterTries(steps, 'resendConfirmationCode', third.email, 'verify', (ver_code, note) =>
        steps.guest('verifyEmail', { email: third.email, ver_code }, note),
      )
    const bystander = await newcomer(steps, 'l')
    const usual = await session(steps, first, bystander)
    if (usual !== undefined) await carriedOver(steps, await withNewCode(steps, second), usual)
    for (const customer of [first, second]) await signInStateStays(steps, customer, 'a customer who is not approved')
    const large = context.settings.largeUploads === true ? photoOfSize(3_000_000) : freshPicture()
    await fewFiles(steps, second, { file: large }, 'one file only')
    await holdCodes(steps, first, bystander)
    if (usual === undefined) return
    const others = (await documentKinds(steps)).slice(1)
    for (const [index, added] of extraGroups.entries()) {
      const person = await withExtras(steps, 'pqr'.charAt(index), added)
      await carriedOver(steps, person, usual)
      // Each kind of document begins a review.
      const type = others[index - 1]
      if (index === 0) await fewFiles(steps, person, {}, 'no file')
      else if (type !== undefined) await fewFiles(steps, person, { ...submission(), type }, 'all files')
    }
  },
}

/** The codes are good at the end of the run, if new ones are. */
async function holdCodes(steps: Steps, reset: Newcomer, opened: Newcomer): Promise<void> {
  const { context, judge, guest } = steps
  const request = (): Promise<Step> =>
    guest('requestPasswordReset', { email: reset.email }, 'a code for the end of the run')
  const ask = (): Promise<Step> =>
    guest('resendConfirmationCode', { email: opened.email }, 'a code after the one that was kept')
  const redeem = (purpose: 'verify' | 'reset', code: string): Promise<Step> => {
    const [email, next] = [purpose === 'reset' ? reset.email : opened.email, plainPassword()]
    const note = 'a code from the beginning of the run'
    return purpose === 'reset'
      ? guest('resetPassword', { email, reset_code: code, new_password: next }, note)
      : guest('verifyEmail', { email, ver_code: code }, note)
  }
  await request()
  for (const [purpose, email, renew] of [
    ['reset', reset.email, request],
    ['verify', opened.email, ask],
  ] as const) {
    const read = async () => context.settings.readCode?.(email, purpose)
    const code = await read()
    if (code === undefined) continue
    const check = async (): Promise<void> => {
      const isVoided = ['codes-apart', 'others-untouched', 'code-once'].some((id) =>
        context.findings.all.some(({ rule }) => rule === id),
      )
      const step = await redeem(purpose, code)
      if (step.accepted || isVoided || isPolicy(reasonOf(step.exchange))) return
      await renew()
      const other = await read()
      if (other !== undefined && other !== code && (await redeem(purpose, other)).accepted)
        judge(codeLasts, step, step.exchange)
    }
    context.atTheEnd.push(check)
  }
}

/** `sentBy`: the sign-in that has sent the code. */
type Waiting = Newcomer & { sentBy?: Exchange }

async function withExtras(steps: Steps, letter: string, added: Readonly<Record<string, string>>): Promise<Waiting> {
  const { context } = steps
  const person = await newcomer(steps, letter, added)
  const { email, password, code, opened } = person
  const early = await tryAs(context, email, password, 'before the address is verified')
  // Where everybody signs in unverified, a sign-in shows nothing about this address.
  const isRefused = !context.findings.has(unverifiedRefused.id, 'signIn')
  steps.judge(unverifiedRefused, early, early.exchange)
  if (early.accepted && isRefused)
    steps.judge(
      extraFieldsInert,
      { what: 'the e-mail address', before: 'not verified', after: 'verified' },
      opened.exchange,
    )
  judgeRole(steps, early, opened)
  // The sign-in may have sent another code.
  const last = (await context.settings.readCode?.(email, 'verify')) ?? code
  return { ...person, code: last, ...(last === code ? {} : { sentBy: early.exchange }) }
}

/** An administrator gets no token. */
function judgeRole({ judge }: Steps, { body: { role } }: Step, { exchange }: Step): void {
  judge(extraFieldsInert, { what: 'the role', before: 'customer', after: role ?? 'customer' }, exchange)
}

async function withNewCode(steps: Steps, { sentBy: _sentBy, ...newcomer }: Waiting): Promise<Waiting> {
  const { context } = steps
  const { email, code } = newcomer
  const resent = await resend(steps, 'resendConfirmationCode', email)
  return {
    ...newcomer,
    code: (resent.accepted ? await context.settings.readCode?.(email, 'verify') : undefined) ?? code,
  }
}

function judgeSent({ context, judge }: Steps, { accepted, exchange }: Step, signIn: Exchange | undefined): void {
  const reason = accepted ? undefined : reasonOf(exchange)
  const isServed = context.findings.tally('verifyEmail').accepted > 0
  if (signIn === undefined || !isServed || (reason !== undefined && isPolicy(reason))) return
  judge(codesApart, { flaw: reason && `the code that a sign-in has sent is refused: ${reason}` }, signIn)
}

async function carriedOver(steps: Steps, newcomer: Waiting, usual: unknown): Promise<void> {
  const { email, password, code, opened, sentBy } = newcomer
  const { context, judge, guest } = steps
  const values = { email, ver_code: code, idempotency_key: randomUUID() }
  const verified = await guest('verifyEmail', values, 'the right code')
  judgeSent(steps, verified, sentBy)
  if (!verified.accepted) return
  await repeated(steps, verified, values)
  const { exchange } = opened
  const status = verified.body['verification_status']
  if (status !== undefined)
    judge(extraFieldsInert, { what: 'the state of the identity', before: usual, after: status }, exchange)
  const seen = await tryAs(context, email, password, 'after the verification')
  judgePerson(steps, seen, newcomer, opened.exchange)
  judgeRole(steps, seen, opened)
}

/** A second sign-up must not replace the password. Resolves with the right one. */
async function signedUpAgain({ context, judge, guest }: Steps, { email, password }: Newcomer): Promise<string> {
  const other = `${password}-other`
  const person = { first_name: 'Mo', last_name: 'Bell', fullname: 'Mo Bell', username: `${email}-other` }
  const step = await guest('signUp', { ...person, email, password: other }, 'an address that is taken')
  if (step.accepted) return password
  const [replaced, kept] = [await tryAs(context, email, other), await tryAs(context, email, password)]
  const isReplaced = knowsPassword(replaced) && !knowsPassword(kept)
  const change = isReplaced
    ? { path: 'the password', before: 'the first one', after: 'the second one', through: readBy.signIn }
    : undefined
  judge(refusalInert, { what: 'an address that is taken', change }, step.exchange)
  return isReplaced ? other : password
}

async function signedUpAtOnce({ context, judge, atOnce }: Steps): Promise<void> {
  const { email, username, password: one } = identityOf(context, 'f')
  const passwords = [one, `${one}-2`] as const
  const both = await atOnce(
    passwords.map((password, index) => {
      const person = { ...idaLund, username: `${username}${index}` }
      return ['signUp', { ...person, email, password }, undefined, 'an address at the same moment as another'] as const
    }),
  )
  const [, second] = both
  if (second === undefined || !both.every(({ accepted }) => accepted)) return
  const isKnown = async (password: string): Promise<boolean> => knowsPassword(await tryAs(context, email, password))
  const known = [await isKnown(passwords[0]), await isKnown(passwords[1])]
  if (await isKnown(`not-${passwords[0]}`)) return
  judge(addressTakenRefused, { ...second, accepted: known.every(Boolean) }, second.exchange)
}

async function wrongOnes(steps: Steps, { email, code: sent }: Newcomer, other: Newcomer): Promise<void> {
  const { context, judge, guest } = steps
  // A sign-in may have sent another one.
  const code = (await context.settings.readCode?.(email, 'verify')) ?? sent
  const attempt = (ver_code: string, note: string): Promise<Step> => guest('verifyEmail', { email, ver_code }, note)
  const near = code.slice(0, -1) + (code.endsWith('9') ? '0' : '9')
  const wrong = await attempt(near, 'a wrong code as the first try')
  judge(wrongCodeRefused, wrong, wrong.exchange)
  if (wrong.accepted) return
  if (other.code !== code) {
    const foreign = await attempt(other.code, 'the code of another customer')
    judge(codesOwn, foreign, foreign.exchange)
    if (foreign.accepted) return
  }
  const zeros = await attempt('0'.repeat(code.length), 'zeros')
  if (!/^0+$/.test(code)) judge(wrongCodeRefused, zeros, zeros.exchange)
}

async function otherPurposes(steps: Steps, { email, password, code }: Newcomer): Promise<void> {
  const { context, probe, judge, judged, guest } = steps
  if (!isOpen(context, 'resetPassword') || !isOpen(context, 'requestPasswordReset')) return
  const reset = await requestedReset(steps, email, 'a customer whose address is not verified')
  const asReset = await guest(
    'resetPassword',
    { email, reset_code: code, new_password: password },
    'a code that verifies an address',
  )
  if (code !== reset) judge(codesForPurpose, asReset, asReset.exchange)
  if (reset !== undefined && reset !== code) {
    await judged(codesForPurpose, 'verifyEmail', { email, ver_code: reset }, undefined, 'a code that resets a password')
  }
  const { authorization } = context.accounts
  if (
    authorization?.token === undefined ||
    authorization.pin === undefined ||
    !isOpen(context, 'confirmAuthorizationCode')
  )
    return
  const confirmed = await probe('confirmPin', { pin: authorization.pin }, authorization, 'the right PIN')
  if (!confirmed.accepted) return
  const { email: address, password: own } = authorization
  const theirs = await context.settings.readCode?.(address, 'authorize')
  const ways = [
    ['confirmAuthorizationCode', (pin: string) => ({ pin }), authorization],
    ['verifyEmail', (ver_code: string) => ({ email: address, ver_code }), undefined],
    ['resetPassword', (reset_code: string) => ({ email: address, reset_code, new_password: own }), undefined],
  ] as const
  const misuse = async (code: string, what: string, right: string): Promise<void> => {
    for (const [id, valuesOf, holder] of ways) {
      if (id === right || !isOpen(context, id)) continue
      await judged(codesForPurpose, id, valuesOf(code), holder, what)
    }
  }
  let last: string | undefined
  for (const id of ['requestPasswordReset', 'resendResetCode'].filter((each) => isOpen(context, each))) {
    const sent = await guest(id, { email: address }, 'for its code, which is tried elsewhere')
    const resetCode = sent.accepted ? await context.settings.readCode?.(address, 'reset') : undefined
    if (resetCode === undefined || resetCode === theirs || resetCode === last) continue
    await misuse(resetCode, 'a code that resets a password', 'resetPassword')
    last = resetCode
  }
  if (theirs === undefined || theirs === last) return
  await misuse(theirs, 'a code that authorizes a transfer', 'confirmAuthorizationCode')
  const { main } = context.accounts
  if (main?.tokenKind !== 'session') return
  await judged(codesOwn, 'confirmAuthorizationCode', { pin: theirs }, main, 'the code of another customer')
}

async function guess(steps: Steps, { email, code }: Newcomer): Promise<boolean> {
  const { judged, guest } = steps
  return isClosedByGuesses(
    steps,
    code,
    (ver_code, note) => guest('verifyEmail', { email, ver_code }, note),
    (ver_code, note) => judged(wrongCodeRefused, 'verifyEmail', { email, ver_code }, undefined, note),
  )
}

async function session(steps: Steps, newcomer: Newcomer, bystander: Newcomer): Promise<unknown> {
  const { email, password } = newcomer
  const { context, judge, guest } = steps
  const early = await tryAs(context, email, password, 'before another code')
  const resent = await resend(steps, 'resendConfirmationCode', email)
  if (!resent.accepted) return undefined
  const resentCode = await context.settings.readCode?.(email, 'verify')
  const after = await tryAs(context, email, password, 'after another code')
  const address = { what: 'the address of the customer', before: 'not verified' }
  if (!isVerified(early))
    judge(nothingElse, { ...address, after: isVerified(after) ? 'verified' : 'not verified' }, resent.exchange)
  const code = await readCode(steps, email, 'verify', resent, true)
  const key = randomUUID()
  const values = { email, ver_code: code, idempotency_key: key }
  const isOpen = async (): Promise<boolean> => {
    const note = 'another customer, who is not verified'
    return isVerified(await tryAs(context, bystander.email, bystander.password, note))
  }
  const wasOpen = await isOpen()
  const verified = await guest(
    'verifyEmail',
    { ...values, ...withoutOwn(context, 'verifyEmail') },
    'with fields that the contract does not describe',
  )
  const plain = { ...values, idempotency_key: randomUUID() }
  const step = verified.accepted ? verified : await guest('verifyEmail', plain, 'the right code')
  if (code !== resentCode && !isVerified(after)) judgeSent(steps, step, after.exchange)
  const { jwt, verification_status: status } = step.body
  if (!step.accepted || typeof jwt !== 'string') return undefined
  const unverified = { what: 'the address of another customer', before: 'not verified' }
  if (!wasOpen && !context.findings.has('unverified-refused', 'signIn'))
    judge(othersUntouched, { ...unverified, after: (await isOpen()) ? 'verified' : 'not verified' }, step.exchange)
  judge(
    sessionForApproved,
    { operation: 'every loader', served: status === 'verified', got: `verification_status ${String(status)}` },
    step.exchange,
  )
  if (step !== verified || operationOf(context, 'verifyEmail').hasIdempotencyKey) {
    const same = step === verified ? values : plain
    const again = await guest('verifyEmail', same, 'the same code and key again')
    if (step !== verified) judge(repliesAlike, { first: true, again: again.accepted }, again.exchange)
  }
  if (step !== verified) judge(extraFieldsIgnored, { got: reasonOf(verified.exchange) }, verified.exchange)
  if (status === 'verified') return undefined
  const account: Account = { kind: 'enrolled', email, password, token: jwt, tokenKind: 'temporary' }
  await handIn(steps, account, newcomer, step.exchange)

  const resetCode = await requestedReset(steps, email, 'with a live session')
  const signedIn = await tryAs(context, email, password, 'before the reset')
  judgePerson(steps, signedIn, newcomer)
  const token = typeof signedIn.body['jwt'] === 'string' ? signedIn.body['jwt'] : jwt
  if (resetCode === undefined) return status
  const next = `${password}-next`
  const form = { email, reset_code: resetCode, new_password: next }
  const reset = await guest('resetPassword', form, 'with a live session')
  if (!reset.accepted) return status
  newcomer.password = next
  const renewed = await tryAs(context, email, next, 'the new password')
  if (renewed.body['submitted'] === undefined && !renewed.accepted) return status
  if (renewed.body['jwt'] === token) {
    steps.skip(sessionsEnd, 'the sign-in after the reset has returned the token of the one before')
    return status
  }
  const what = 'a session from before the reset'
  const { exchange } = await steps.guest('submitVerification', { token, type: 'Passport' }, what)
  const state = { dead: isExpired(exchange), what, got: reasonOf(exchange) }
  if (isAbsent(exchange)) steps.skip(sessionsEnd, 'submitVerification, which shows it, is not implemented yet')
  else judge(sessionsEnd, state, inCalls(reset.exchange, reset.exchange, exchange))
  return status
}

async function documentKinds({ probe }: Steps): Promise<string[]> {
  const { body } = await probe('getIdentityDocuments')
  return rowsOf(body, 'docs').flatMap(({ doc_name: name }) => (typeof name === 'string' ? [name] : []))
}

/** The form of a signed-in customer has one file and none of the details. */
async function fewFiles(
  { context, judge, guest }: Steps,
  { email, password }: Newcomer,
  form: Values & { type?: string },
  note: string,
): Promise<void> {
  const { jwt: token, verification_status: status } = (await tryAs(context, email, password)).body
  if (typeof token !== 'string' || status !== 'Not Verified') return
  const values = { type: "Driver's License", ...form }
  const step = await guest('submitVerification', { token, ...values }, `${values.type}, ${note}`)
  if (step.accepted) judge(kycPending, await tryAs(context, email, password, 'after the documents'), step.exchange)
}

async function handIn(steps: Steps, account: Account, newcomer: Newcomer, verified: Exchange): Promise<void> {
  const { context, probe, judge, guest } = steps
  const { token } = account
  const kinds = await documentKinds(steps)
  const type = "Driver's License"
  let licence: Step | undefined
  for (const kind of new Set([type, ...kinds.slice(0, 4)])) {
    const taken = await probe('submitVerification', { ...submission(), type: kind }, account, kind)
    if (licence === undefined) {
      judge(tokenServed, { isDead: account.token !== token }, verified)
      // Only now: the sign-in may end the session.
      judgePerson(
        steps,
        await tryAs(context, account.email, account.password, 'after the verification'),
        newcomer,
        verified,
      )
    }
    licence ??= taken
    if (!taken.accepted || licence.accepted || isPolicy(reasonOf(licence.exchange))) continue
    judge(actionServed, { reason: `of ${type}: ${reasonOf(licence.exchange)}` }, licence.exchange)
    break
  }
  const steady = account.token
  for (const [round, text] of packedTexts.entries()) {
    const texts = { country: text, phone: text, home_address: text }
    const [pic, idcardFront, idcardBack, file] = [0, 1, 2, 3].map((at) => oddFile(round + at))
    const files =
      round < oddFiles && pic && idcardFront && idcardBack && file ? { pic, idcardFront, idcardBack, file } : {}
    await probe('submitVerification', { type, ...texts, ...files }, account, 'unusual texts and files')
  }
  if (steady !== undefined && account.token === steady) {
    const list = await guest('getIdentityDocuments', { token: steady }, 'with a temporary token')
    await probe('submitVerification', { ...submission(), type }, account, 'after the documents with its token')
    judge(optionalToken, { ...list, isEnded: account.token !== steady }, list.exchange)
  }
  const documents = submission()
  await keysInTurn(steps, (idempotency_key, given) => {
    const values = { ...documents, type, idempotency_key, ...(given === 'same' ? {} : { country: 'Norway' }) }
    return probe('submitVerification', values, account, 'documents with a key')
  })
  const added = withoutOwn(context, 'submitVerification')
  const note = `${type}, with fields that the contract does not describe`
  const step = await probe('submitVerification', { ...submission(), type, ...added }, account, note)
  if (!step.accepted) return
  const after = await tryAs(context, account.email, account.password, 'after the documents')
  judgePerson(steps, after, newcomer, step.exchange)
  if (!knowsPassword(after)) return
  const isVerified = after.body['verification_status'] === 'verified'
  judge(
    extraFieldsInert,
    { what: 'the state of the identity', before: 'not approved', after: isVerified ? 'approved' : 'not approved' },
    step.exchange,
  )
  if (!isVerified) judge(kycPending, after, step.exchange)
}
