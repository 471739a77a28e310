import { randomUUID } from 'node:crypto'
import { afterTries } from '#tests/conformance/again.ts'
import { operationOf, reasonOf, selected, skipReason } from '#tests/conformance/context.ts'
import { isExpired, summary, type Account } from '#tests/conformance/exchange.ts'
import { isPolicy } from '#tests/conformance/policy.ts'
import { saysNo, saysYes } from '#tests/conformance/reading/rows.ts'
import { snapshotOf } from '#tests/conformance/reading/snapshot.ts'
import { watchPin } from '#tests/conformance/reading/watches.ts'
import { newSecretChecked } from '#tests/conformance/rules/credentials.ts'
import { actionServed, extraFieldsIgnored, refusalInert, readBy } from '#tests/conformance/rules/effects.ts'
import {
  pinCountEnds,
  pinCreated,
  pinCreatedOnce,
  pinTries,
  pinTriesKept,
  transferNeedsPin,
  triesCounted,
  triesTold,
  wrongPinRefused,
} from '#tests/conformance/rules/pins.ts'
import { repeated, shows, showsPin, type Scenario, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { trySignIn } from '#tests/conformance/signIn.ts'
import { isPutOff } from '#tests/conformance/transport/client.ts'
import { changeOf, createdPin } from '#tests/conformance/values/chosenSecrets.ts'
import { formsWithPin, otherPin } from '#tests/conformance/values/validRequest.ts'
import { opensNoOrder } from './authorizationGuessing.ts'
import { addedTo } from './extras.ts'
import { isUsedBank, order } from './order.ts'
import { keepSession } from './otherSessions.ts'
import { oddFirstPin, refusalOf, replaceOddPin } from './pinChange.ts'

const choices = [createdPin, '4826'] as const

export const pinCreation: Scenario = {
  name: 'PIN creation',
  uses: ['getPinStatus', 'createPin', 'confirmPin'],
  rules: [pinCreated, wrongPinRefused, pinCreatedOnce, newSecretChecked],
  missing: ({ accounts }) =>
    accounts['no-pin']?.token === undefined
      ? 'needs a customer without a PIN: --account no-pin=EMAIL:PASSWORD'
      : undefined,
  run: async (steps) => {
    const { context, succeed, send, judge, stop } = steps
    const account = context.accounts['no-pin'] ?? stop('no customer without a PIN')
    await statusInTurn(steps, account)
    const before = await succeed('getPinStatus', {}, account, 'at once after a customer with a PIN')
    let isOpen = false
    let odd: string | undefined
    if (!saysYes(before.body['haspin'])) {
      isOpen = await anyPin(steps, account)
      await orderWithoutPin(steps, account)
      odd = await oddFirstPin(steps, account)
    }
    const other = context.accounts.authorization ?? context.accounts.main
    const others = await watchPin(steps, other)
    await keepSession(steps, account)
    const snapshot = await snapshotOf(steps, account)
    const sent: Step[] = []
    const create = async (pin: string) => {
      context.secrets.add('PIN_NO_PIN', pin)
      const plain = { pin, idempotency_key: randomUUID() }
      // A PIN is created once, so the only form that is accepted has them.
      const more = { ...plain, ...addedTo(context, 'createPin') }
      const note = 'the first PIN'
      const step = await send('createPin', more, account, `${note}, with fields of no form`)
      sent.push(step)
      if (step.accepted) judge(extraFieldsIgnored, { got: undefined }, step.exchange)
      if (step.accepted || isPolicy(reasonOf(step.exchange))) return { values: more, step }
      const values = { ...plain, idempotency_key: randomUUID() }
      const again = await send('createPin', values, account, note)
      if (again.accepted) judge(extraFieldsIgnored, { got: reasonOf(step.exchange) }, step.exchange)
      return { values, step: again }
    }
    const first = await create(choices[0])
    const second = first.step.accepted || saysYes(before.body['haspin']) ? first : await create(choices[1])
    // If both are refused, the first refusal has the reason: after it there may be a PIN.
    const { values, step } = second.step.accepted ? second : first
    const created = values.pin
    if (!step.accepted && saysYes(before.body['haspin'])) {
      const reason = hasPinAlready(account)
      if (isUsedBank(context) && (await isFormerPin(steps, account))) context.usedUp.add(reason)
      return stop(reason)
    }
    if (!step.accepted && odd !== undefined) {
      await replaceOddPin(steps, account, odd)
      return stop('the first PIN that the bank has accepted is not one of digits')
    }
    const reason = step.accepted ? undefined : reasonOf(step.exchange)
    const isUntrue = reason !== undefined && /already|exist/i.test(reason) && !saysYes(before.body['haspin'])
    const [earliest] = sent
    if (isUntrue && earliest !== undefined)
      judge(actionServed, { reason: summary(earliest.exchange) }, earliest.exchange)
    else if (reason === undefined || !isPolicy(reason)) judge(actionServed, { reason }, step.exchange)
    if (!step.accepted) return stop(`createPin was refused: ${reason ?? ''}`)
    const made = step
    account.pin = created
    const [isReadable, hadPin] = [shows(before, 'haspin'), saysYes(before.body['haspin'])]
    // If a PIN could be created, there was none: the query was wrong.
    if (isReadable && hadPin) judge(pinCreated, { before: before.body['haspin'], after: 'yes' }, before.exchange)
    await snapshot.compare(made, / haspin$/)
    await repeated(steps, made, values, account)
    const after = await succeed('getPinStatus', {}, account)
    if (isReadable && !context.findings.has(pinCreated.id, 'getPinStatus') && shows(after, 'haspin')) {
      const elsewhere = saysYes(after.body['haspin']) ? undefined : await statusInNewSession(steps, account)
      const statuses = { before: before.body['haspin'], after: after.body['haspin'], elsewhere }
      // What another session shows has been created.
      judge(pinCreated, statuses, saysYes(elsewhere) ? after.exchange : made.exchange)
    }

    await orderWithoutPin(steps, account, 'a PIN that was created, and not confirmed')
    let right = await send('confirmPin', { pin: created }, account, 'the right PIN')
    // The repetition with another PIN may have replaced the first one.
    if (!right.accepted) right = await createdAgain(steps, account, right)
    if (right.accepted || other?.pin === undefined || other.hasRightPin === true)
      judge(
        pinCreated,
        { before: 'no', after: 'yes', refused: (await refusalOf(steps, account, created, right))?.text },
        made.exchange,
      )
    else if (isOpen)
      judge(actionServed, { reason: `of the PIN that was just created: ${reasonOf(right.exchange)}` }, right.exchange)
    if (right.accepted && saysYes(after.body['haspin'])) await createdElsewhere(steps, account, made)
    // The PIN without its zeros is wrong only if the whole one is right.
    if (right.accepted && created.startsWith('0')) {
      const zeros = await send('confirmPin', { pin: String(Number(created)) }, account, 'the PIN without its zeros')
      judge(wrongPinRefused, zeros, zeros.exchange)
      const again = await send('confirmPin', { pin: created }, account, 'the right PIN after a wrong one')
      if (!zeros.accepted)
        judge(pinTries, { wrong: 1, locked: !again.accepted }, afterTries(again.exchange, zeros.exchange, 1))
    }

    const over = await send('createPin', { pin: otherPin(created) }, account, 'with a PIN already set')
    judge(pinCreatedOnce, over, over.exchange)
    if (over.accepted) account.pin = otherPin(created)
    else if (right.accepted) {
      const replaced = await send('confirmPin', { pin: otherPin(created) }, account, 'the PIN that was refused')
      const isReplaced = replaced.accepted && (await showsPin(steps, account, created))
      const change = isReplaced
        ? { path: 'the PIN', before: created, after: otherPin(created), through: readBy.pin }
        : undefined
      judge(refusalInert, { what: 'another PIN', change }, over.exchange)
      if (isReplaced) account.pin = otherPin(created)
      else await send('confirmPin', { pin: created }, account, 'the right PIN again')
    }
    await others.compare(made.exchange)
  },
}

/** A bank may keep the status of whoever asked last. */
async function statusInTurn({ context, probe, judge }: Steps, account: Account): Promise<void> {
  const { main } = context.accounts
  if (main?.pin === undefined) return
  const read = (holder: Account, whom: string): Promise<Step> =>
    probe('getPinStatus', {}, holder, `at once after a customer ${whom} a PIN`)
  await read(main, 'with')
  await read(account, 'with')
  const status = await read(main, 'without')
  if (!saysNo(status.body['haspin'])) return
  const right = await probe('confirmPin', { pin: main.pin }, main, 'is the PIN right?')
  if (right.accepted) judge(pinCreated, { before: 'yes', after: 'no', isRight: true }, status.exchange)
}

/** In a session from before the PIN, unless the bank has ended that one. */
async function createdElsewhere(
  { judge, guest }: Steps,
  { keptToken, token, pin = '' }: Account,
  { exchange }: Step,
): Promise<void> {
  if (keptToken === undefined || keptToken === token) return
  const status = await guest('getPinStatus', { token: keptToken }, 'in a session from before the PIN')
  const right = await guest('confirmPin', { pin, token: keptToken }, 'in a session from before the PIN')
  if ([status, right].some(({ exchange: seen }) => isExpired(seen) || isPutOff(seen.response))) return
  if (shows(status, 'haspin')) judge(pinCreated, { before: 'no', after: status.body['haspin'] }, status.exchange)
  const refused = right.accepted ? undefined : `${summary(right.exchange)}, in a session from before the PIN`
  judge(pinCreated, { before: 'no', after: 'yes', refused }, exchange)
}

/** The other PIN counts if its refusal has stored it: then that of this one stores it as well. */
async function createdAgain({ probe, judge }: Steps, account: Account, refused: Step): Promise<Step> {
  const { pin = '' } = account
  const other = otherPin(pin)
  const isOther = (await probe('confirmPin', { pin: other }, account, 'another PIN than the first')).accepted
  const values = { pin, idempotency_key: randomUUID() }
  const again = await probe('createPin', values, account, 'the first PIN again')
  if (!again.accepted && !isOther) return refused
  const right = await probe('confirmPin', { pin }, account, 'the right PIN, created again')
  if (!again.accepted && right.accepted)
    judge(
      refusalInert,
      { what: 'another PIN', change: { path: 'the PIN', before: other, after: pin, through: readBy.pin } },
      again.exchange,
    )
  return again.accepted || right.accepted ? right : refused
}

async function statusInNewSession({ context, probe }: Steps, account: Account): Promise<unknown> {
  await trySignIn(context, account.email, account.password, 'another session of the same customer')
  return (await probe('getPinStatus', {}, account, 'in another session')).body['haspin']
}

/** Resolves to whether the bank does not lock what does not exist yet. */
async function anyPin({ judged }: Steps, account: Account): Promise<boolean> {
  const note = 'an empty PIN, for a customer without one'
  const empty = await judged(wrongPinRefused, 'confirmPin', { pin: '' }, account, note)
  // A bank may lock after two.
  if (empty.accepted || saysYes(empty.body['locked']) || Number(empty.body['tries_left'] ?? 2) < 2) return false
  const pin = otherPin(choices[0])
  const any = await judged(wrongPinRefused, 'confirmPin', { pin }, account, 'a PIN, for a customer without one')
  return !saysYes(any.body['locked'])
}

/** Nothing can be confirmed without a PIN, so an accepted order needed no confirmation. */
async function orderWithoutPin(steps: Steps, account: Account, note = 'a customer without a PIN'): Promise<void> {
  const { context, skip, judged } = steps
  const operation = operationOf(context, 'submitTransfer')
  if (!selected(context, operation)) return
  const reason = skipReason(context, operation)
  if (reason !== undefined) {
    skip(transferNeedsPin, reason)
    return
  }
  await judged(transferNeedsPin, 'submitTransfer', order(context), account, note)
}

function hasPinAlready({ email }: Account): string {
  return `${email} already has a PIN, perhaps from a former run: pass another --account no-pin=…`
}

async function isFormerPin({ probe }: Steps, account: Account): Promise<boolean> {
  for (const pin of [...choices, otherPin(choices[0])]) {
    const { accepted, body } = await probe('confirmPin', { pin }, account, 'the PIN of a former run')
    if (accepted || saysYes(body['locked'])) return true
    if (body['locked'] === undefined && body['tries_left'] === undefined) return true
  }
  return false
}

/** Until the bank accepts none. Run last, with the customer whose PIN this run has created. */
export const pinGuessing: Scenario = {
  name: 'PIN guessing',
  uses: ['confirmPin'],
  rules: [pinCreated, pinTries, pinTriesKept, pinCountEnds, triesTold, transferNeedsPin],
  missing: ({ accounts, usedUp }) => {
    const account = accounts['no-pin']
    if (account?.pin !== undefined) return undefined
    const reason = account === undefined ? '' : hasPinAlready(account)
    return usedUp.has(reason) ? reason : 'needs a customer whose PIN this run has created'
  },
  run: async (steps) => {
    const { context, probe, judge, stop, judged } = steps
    const account = context.accounts['no-pin'] ?? stop('no customer with a new PIN')
    const { pin = '' } = account
    const guesses = Array.from({ length: 10 }, (_, index) => String(5000 + index * 37)).filter((guess) => guess !== pin)
    const isLocked = async (note: string): Promise<Step> => probe('confirmPin', { pin }, account, note)

    const status = await probe('getPinStatus', {}, account)
    const others = await watchPin(steps, context.accounts.main)
    let right: Step | undefined
    const isRight = await isLocked('is the PIN right?')
    if (!isRight.accepted) return stop('the bank does not accept the PIN that was created')
    const lefts: unknown[] = []
    for (const guess of guesses.slice(0, 6)) {
      const wrong = await judged(wrongPinRefused, 'confirmPin', { pin: guess }, account, 'a guess')
      if (wrong.accepted) return
      if (!isPutOff(wrong.exchange.response)) lefts.push(wrong.body['tries_left'])
      right = await isLocked('the right PIN after each wrong one')
      if (!right.accepted) break
    }
    if (right !== undefined && !isSpoilt(right)) judge(pinCountEnds, { ...right, lefts }, right.exchange)
    else if (right !== undefined) judge(refusalInert, { what: 'a wrong PIN', change: spoilt }, right.exchange)
    if (right?.accepted !== true) return stop('the bank no longer accepts the right PIN')

    const isCounted = await countTries(steps, account, guesses)
    const change = (guess: string): Promise<Step> =>
      probe('updatePin', changeOf(guess, pin), account, 'a guess as the current PIN')
    const confirm = (guess: string): Promise<Step> => probe('confirmPin', { pin: guess }, account, 'a guess')
    const isPinThere = selected(context, operationOf(context, 'updatePin'))
    const signIn = async (): Promise<void> => {
      await trySignIn(context, account.email, account.password, 'between guesses')
    }
    const ways: [string, (guess: string) => Promise<Step>, boolean][] = [
      ...(isPinThere && !isCounted
        ? ([
            ['at a change of PIN, with a sign-in after each', change, true],
            ['at a change of PIN', change, false],
          ] as [string, (guess: string) => Promise<Step>, boolean][])
        : []),
      ...(isCounted
        ? []
        : ([['with a sign-in after each', confirm, true]] as [string, (guess: string) => Promise<Step>, boolean][])),
      ['in a row', confirm, false],
    ]
    const open: { how: string; exchange: Step['exchange'] }[] = []
    let locked = false
    for (const [how, attempt, between] of ways) {
      let last: Step | undefined
      const tries: { left: number; locked: boolean }[] = []
      for (const guess of guesses) {
        last = await attempt(guess)
        const { tries_left: left, locked: flag } = last.body
        if (left !== undefined && flag !== undefined) tries.push({ left: Number(left), locked: saysYes(flag) })
        if (between) await signIn()
      }
      if (last !== undefined && attempt === confirm && tries.length === guesses.length && !between)
        judge(triesCounted, { tries }, last.exchange)
      const after = await isLocked(`the right PIN after ${guesses.length} wrong ones ${how}`)
      locked = !after.accepted
      if (locked) break
      if (last !== undefined) open.push({ how, exchange: last.exchange })
    }
    if (locked && selected(context, operationOf(context, 'createPin'))) {
      const over = await probe('createPin', { pin: otherPin(pin) }, account, 'over a locked PIN')
      const after = await isLocked('the right PIN after that')
      const how = 'and the creation of another one'
      if (!over.accepted) judge(pinTriesKept, { how, locked: !after.accepted, wrong: guesses.length }, over.exchange)
    }
    let last = await isLocked('the right PIN again')
    if (!last.accepted)
      await opensNoOrder(steps, account, transferNeedsPin, async () => {
        last = await isLocked('the right PIN of a locked one')
        return last
      })
    const tried = afterTries(last.exchange, open.at(-1)?.exchange, guesses.length)
    judge(pinTries, { wrong: guesses.length, locked: !last.accepted }, tried)
    if (locked) judge(triesTold, last, last.exchange)
    if (locked) await others.compare(last.exchange)
    const still = await probe('getPinStatus', {}, account, 'a locked PIN')
    const [before, after] = [status.body['haspin'], still.body['haspin']]
    if (locked && saysYes(before) && shows(still, 'haspin'))
      judge(pinCreated, { before, after, isLocked: true }, still.exchange)
    for (const [id, values] of last.accepted ? [] : formsWithPin(context, pin)) {
      const step = await probe(id, values, account, 'a locked PIN')
      const how = 'of this customer'
      judge(pinTriesKept, { how, locked: !step.accepted, wrong: guesses.length }, step.exchange)
    }
    if (!last.accepted && isPinThere) {
      const next = otherPin(pin)
      const changed = await probe('updatePin', changeOf(pin, next), account, 'a locked PIN')
      const how = 'by a change of a locked PIN'
      judge(pinTriesKept, { how, locked: !changed.accepted, wrong: guesses.length, isChanged: true }, changed.exchange)
      if (changed.accepted) account.pin = next
    }
    if (locked)
      for (const { how, exchange } of open) judge(pinTriesKept, { how, locked: false, wrong: guesses.length }, exchange)
    context.findings.checked(pinTriesKept)
    context.findings.notes.push(`The PIN of ${account.email} was guessed until the bank locked it, if it did.`)
  },
}

const spoilt = { path: 'the PIN', before: 'the right one', after: 'a wrong one', through: readBy.pin }

/** The bank refuses it, and reports that it is not locked. */
function isSpoilt({ accepted, body }: Step): boolean {
  return !accepted && (saysNo(body['locked']) || Number(body['tries_left'] ?? 0) > 0)
}

async function countTries(
  { context, probe, judge }: Steps,
  account: Account,
  guesses: readonly string[],
): Promise<boolean> {
  const { pin = '' } = account
  const leftOf = async (guess: string): Promise<{ left: number; step: Step } | undefined> => {
    const step = await probe('confirmPin', { pin: guess }, account, 'a guess')
    const left = Number(step.body['tries_left'] ?? Number.NaN)
    return Number.isNaN(left) ? undefined : { left, step }
  }
  const [one = '', two = '', three = ''] = guesses
  const right = (): Promise<Step> => probe('confirmPin', { pin }, account, 'the right PIN')
  const cost = async (between: () => Promise<unknown>): Promise<number | undefined> => {
    const first = await leftOf(one)
    if (first === undefined) return undefined
    judge(pinTries, { wrong: 5, locked: first.left < 5 }, first.step.exchange)
    if (first.left < 2) {
      const second = await leftOf(two)
      const tries = [first, second ?? first].map(({ left, step }) => ({ left, locked: saysYes(step.body['locked']) }))
      if (second !== undefined) judge(triesCounted, { tries }, second.step.exchange)
      return undefined
    }
    await between()
    const second = await leftOf(two)
    await right()
    return second && first.left - second.left
  }
  const plain = await cost(() => Promise.resolve())
  if (plain === undefined) {
    await right()
    return false
  }
  if (plain !== 1) return true
  let step = await right()
  const withSignIn = await cost(() => trySignIn(context, account.email, account.password, 'between guesses'))
  if (withSignIn !== undefined)
    judge(
      pinTriesKept,
      { how: 'with a sign-in between them', locked: withSignIn >= 1, wrong: 2, told: true },
      step.exchange,
    )
  if (!selected(context, operationOf(context, 'updatePin'))) return true
  const first = await leftOf(one)
  if (first !== undefined && first.left >= 3) {
    step = await probe('updatePin', changeOf(three, pin), account, 'a guess as the current PIN')
    const own = Number(step.body['tries_left'] ?? Number.NaN)
    if (!Number.isNaN(own))
      judge(
        triesCounted,
        {
          tries: [first, { left: own, step }].map(({ left, step: { body } }) => ({
            left,
            locked: saysYes(body['locked']),
          })),
        },
        step.exchange,
      )
    const second = await leftOf(two)
    if (second !== undefined)
      judge(
        pinTriesKept,
        { how: 'at a change of PIN', locked: first.left - second.left >= 2, wrong: 1, told: true },
        step.exchange,
      )
  }
  await right()
  return true
}
