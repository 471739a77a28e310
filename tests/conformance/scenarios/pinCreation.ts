import { operationOf, reasonOf, selected, skipReason } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { watchPin } from '#tests/conformance/others.ts'
import { isPolicy } from '#tests/conformance/policy.ts'
import { actionServed } from '#tests/conformance/rules/effects.ts'
import {
  pinCreated,
  pinCreatedOnce,
  pinTries,
  transferNeedsPin,
  triesCounted,
  wrongPinRefused,
} from '#tests/conformance/rules/pins.ts'
import { saysYes, shows, type Scenario, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { otherPin } from '#tests/conformance/validRequest.ts'
import { isUsedBank, order } from './order.ts'

/** Zeros at the front show whether the PIN is kept as a text. */
const created = '0042'

/** Creates the first PIN of a customer who has none. */
export const pinCreation: Scenario = {
  name: 'PIN creation',
  uses: ['getPinStatus', 'createPin', 'confirmPin'],
  rules: [pinCreated, wrongPinRefused, pinCreatedOnce],
  missing: ({ accounts }) =>
    accounts['no-pin']?.token === undefined
      ? 'needs a customer without a PIN: --account no-pin=EMAIL:PASSWORD'
      : undefined,
  run: async (steps) => {
    const { context, succeed, send, judge, stop } = steps
    const account = context.accounts['no-pin'] ?? stop('nobody without a PIN')
    const before = await succeed('getPinStatus', {}, account)
    if (!saysYes(before.body['haspin'])) await orderWithoutPin(steps, account)
    context.secrets.add('PIN_NO_PIN', created)
    const other = context.accounts.authorization ?? context.accounts.main
    const others = await watchPin(steps, other)
    const step = await send('createPin', { pin: created }, account, 'the first PIN')
    if (!step.accepted && saysYes(before.body['haspin'])) {
      const reason = hasPinAlready(account)
      if (isUsedBank(context) && (await isFormerPin(steps, account))) context.usedUp.add(reason)
      return stop(reason)
    }
    const reason = step.accepted ? undefined : reasonOf(step.exchange)
    if (reason === undefined || !isPolicy(reason)) judge(actionServed, { reason }, step.exchange)
    if (!step.accepted) return stop(`createPin was refused: ${reason ?? ''}`)
    const made = step
    account.pin = created
    const after = await succeed('getPinStatus', {}, account)
    if (shows(before, 'haspin') && shows(after, 'haspin'))
      judge(pinCreated, { before: before.body['haspin'], after: after.body['haspin'] }, made.exchange)

    const right = await send('confirmPin', { pin: created }, account, 'the right PIN')
    // Where the right PIN of somebody else is not accepted either, it is the confirmation that fails.
    if (right.accepted || other?.pin === undefined || other.hasRightPin === true)
      judge(pinCreated, { before: 'no', after: right.accepted ? 'yes' : right.body['message'] }, made.exchange)
    // Only where the whole PIN is the right one, its digits alone are a wrong one.
    if (right.accepted) {
      const zeros = await send('confirmPin', { pin: '42' }, account, 'the PIN without its zeros')
      judge(wrongPinRefused, zeros, zeros.exchange)
      const again = await send('confirmPin', { pin: created }, account, 'the right PIN after a wrong one')
      if (!zeros.accepted) judge(pinTries, { wrong: 1, locked: !again.accepted }, again.exchange)
    }

    const over = await send('createPin', { pin: otherPin(created) }, account, 'over a PIN')
    judge(pinCreatedOnce, over, over.exchange)
    if (over.accepted) account.pin = otherPin(created)
    await others.compare(made.exchange)
  },
}

/** Nobody can have confirmed a PIN that does not exist: an order that goes through demands none. */
async function orderWithoutPin(steps: Steps, account: Account): Promise<void> {
  const { context, probe, judge, skip } = steps
  const operation = operationOf(context, 'submitTransfer')
  if (skipReason(context, operation) !== undefined || !selected(context, operation)) {
    skip(transferNeedsPin, skipReason(context, operation) ?? 'not selected')
    return
  }
  const step = await probe('submitTransfer', order(context), account, 'a customer without a PIN')
  judge(transferNeedsPin, step, step.exchange)
}

function hasPinAlready({ email }: Account): string {
  return `${email} has a PIN already, from a former run perhaps: give another --account no-pin=…`
}

/** Whether the PIN may be one that a former run has created: it is accepted, or the bank does not say that it is wrong. */
async function isFormerPin({ probe }: Steps, account: Account): Promise<boolean> {
  for (const pin of [created, otherPin(created)]) {
    const { accepted, body } = await probe('confirmPin', { pin }, account, 'the PIN of a former run')
    if (accepted || saysYes(body['locked'])) return true
    if (body['locked'] === undefined && body['tries_left'] === undefined) return true
  }
  return false
}

/** Guesses a PIN until the bank takes none any more. Run last, with the customer whose PIN this run has created. */
export const pinGuessing: Scenario = {
  name: 'PIN guessing',
  uses: ['confirmPin'],
  rules: [pinTries],
  missing: ({ accounts, usedUp }) => {
    const account = accounts['no-pin']
    if (account?.pin !== undefined) return undefined
    const reason = account === undefined ? '' : hasPinAlready(account)
    return usedUp.has(reason) ? reason : 'needs a customer whose PIN this run has created'
  },
  run: async ({ context, probe, judge, stop }) => {
    const account = context.accounts['no-pin'] ?? stop('nobody with a new PIN')
    const { pin = '' } = account
    const guesses = Array.from({ length: 10 }, (_, index) => String(5000 + index * 37)).filter((guess) => guess !== pin)
    const tries: { left: number; locked: boolean }[] = []
    let guessed: Step | undefined
    for (const guess of guesses) {
      guessed = await probe('confirmPin', { pin: guess }, account, 'a guess')
      const { tries_left: left, locked } = guessed.body
      if (left !== undefined && locked !== undefined) tries.push({ left: Number(left), locked: saysYes(locked) })
    }
    if (guessed !== undefined && tries.length === guesses.length) judge(triesCounted, { tries }, guessed.exchange)
    const last = await probe('confirmPin', { pin }, account, `the right PIN after ${guesses.length} wrong ones`)
    judge(pinTries, { wrong: guesses.length, locked: !last.accepted }, last.exchange)
    context.findings.notes.push(`The PIN of ${account.email} was guessed at until it was locked, if it was.`)
  },
}
