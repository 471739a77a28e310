import { mustBeRefused } from '#tests/conformance/checks.ts'
import { show } from '#tests/conformance/contract/schema.ts'
import { summary } from '#tests/conformance/exchange.ts'
import { saysYes } from '#tests/conformance/reading/rows.ts'
import { must, should } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'
import { isPutOff } from '#tests/conformance/transport/client.ts'

export const wrongPinRefused = must<Step>('wrong-pin-refused', {
  title: 'A wrong PIN is refused.',
  why: 'The PIN is stored and never compared, or compared as a number: 0012 equals 12.',
  restsOn: ['a right PIN'],
  source: { file: 'paths/transfers.yaml', phrase: 'A wrong PIN is refused with a' },
  check: mustBeRefused,
})

/**
 * `isLocked`: the PIN exists but is locked, so it still counts as created. `isRight`: the bank accepts the PIN.
 * `elsewhere`: the status in a session that began after the creation.
 */
export const pinCreated = must<{
  before: unknown
  after: unknown
  isLocked?: boolean
  isRight?: boolean
  elsewhere?: unknown
  refused?: string | undefined
}>('pin-created', {
  title: 'Once a PIN is created, it is the right one, and the PIN status is yes.',
  why: 'The PIN is kept as a number, or the status in the session. Home redirects a customer without a PIN to PIN creation: an unchanged status is an endless loop.',
  restsOn: ['an accepted action'],
  source: { file: 'paths/account.yaml', phrase: 'Reports whether the customer has created a transaction PIN' },
  check: ({ before, after, isLocked = false, isRight = false, elsewhere, refused }) => {
    if (isRight) return { expected: 'haspin yes: the bank accepts the PIN of this customer', got: show(after) }
    if (refused !== undefined) return { expected: 'the PIN that was created is accepted', got: refused }
    if (saysYes(after) && saysYes(before) === isLocked) return undefined
    if (isLocked) return { expected: 'haspin yes, also while the PIN is locked', got: show(after) }
    const where = saysYes(elsewhere) ? ' in the session that created it, yes in a new one' : ''
    return { expected: 'haspin no, then yes', got: `${show(before)}, then ${show(after)}${where}` }
  },
})

export const pinCreatedOnce = should<Step>('pin-created-once', {
  title: 'Creating a PIN does not replace another one.',
  why: 'Anybody with a session could replace the PIN without the old one, which a change of PIN requires.',
  check: mustBeRefused,
})

/** `refused`: how the bank refuses the new one. */
export const pinChanges = must<{ after: Step; before: Step | undefined; refused?: string | undefined }>('pin-changes', {
  title: 'After a change the new PIN is the right one, and the old one is not.',
  why: 'A change that is reported as a success and not stored locks the customer out after a few tries.',
  restsOn: ['a right PIN', 'an accepted action'],
  source: { file: 'paths/settings.yaml', phrase: 'Changes the transaction PIN' },
  check: ({ after, before, refused = summary(after.exchange) }) => {
    // A call that the bank did not process proves nothing about the PIN.
    if (isPutOff(after.exchange.response)) return undefined
    if (!after.accepted) return { expected: 'the new PIN is accepted', got: refused }
    return before?.accepted === true ? { expected: 'the old PIN is refused', got: summary(before.exchange) } : undefined
  },
})

export const pinTries = should<{ wrong: number; locked: boolean }>('pin-tries', {
  title: 'The PIN is locked after some wrong tries, but not after the first.',
  why: 'Without a limit on tries, four digits can be guessed in minutes. The bank chooses the limit.',
  restsOn: ['a right PIN'],
  check: ({ wrong, locked }) => {
    if (wrong === 1)
      return locked ? { expected: 'the right PIN is taken after one wrong one', got: 'a refusal' } : undefined
    return locked ? undefined : { expected: `no PIN is taken after ${wrong} wrong ones`, got: 'the right one still is' }
  },
})

/** `tries`: the counts in several refusals in a row. */
export const triesCounted = should<{ tries: readonly { left: number; locked: boolean }[] }>('tries-counted', {
  title: '`tries_left` falls with every wrong PIN, and a PIN without tries is locked.',
  why: 'The response counts all tries instead of those left, or reads the count before it is written: the customer tries once too often, or gives up too early.',
  restsOn: ['a right PIN'],
  source: { file: 'schemas/common.yaml', phrase: 'How many wrong tries are left before it is locked' },
  check: ({ tries }) => {
    const odd = tries.findIndex(({ left, locked }, index) => {
      const before = tries[index - 1]
      const isCounted = before === undefined || left === Math.max(0, before.left - 1)
      return !isCounted || locked !== (left === 0)
    })
    const [before, at] = [tries[odd - 1], tries[odd]]
    if (at === undefined) return undefined
    const expected = before === undefined ? 'locked if and only if no try is left' : `one less than ${before.left}`
    return { expected, got: `${at.left} left, ${at.locked ? 'locked' : 'not locked'}` }
  },
})

export const triesTold = should<{ body: Record<string, unknown> }>('tries-told', {
  title: 'A bank that locks PINs returns with a refusal how many tries are left, and whether the PIN is locked.',
  why: 'The customer does not know that the next try is the last one, or tries on with a PIN that is locked.',
  restsOn: ['a right PIN'],
  source: { file: 'schemas/common.yaml', phrase: 'The state of a PIN or a code after a wrong try' },
  check: ({ body }) => {
    const lost = ['locked', 'tries_left'].filter((name) => body[name] === undefined)
    return lost.length === 0 ? undefined : { expected: `the fields ${lost.join(' and ')}`, got: show(body) }
  },
})

export const pinPerTransfer = should<Step>('pin-per-transfer', {
  title: 'A confirmed PIN allows one order, accepted or refused.',
  why: 'The confirmation is stored and never revoked, or only by some orders: anybody with the session can send another.',
  restsOn: ['a right PIN'],
  source: { file: 'paths/transfers.yaml', phrase: 'it is valid for one order, accepted or refused' },
  check: ({ accepted, exchange }) =>
    accepted ? { expected: 'the PIN is wanted again', got: summary(exchange) } : undefined,
})

export const transferNeedsPin = must<Step>('transfer-needs-pin', {
  title: 'A transfer without a confirmed PIN is refused.',
  why: 'The PIN screen protects nothing if the order itself does not check the confirmation.',
  source: { file: 'paths/transfers.yaml', phrase: 'Orders a transfer to an account at another bank, after' },
  check: mustBeRefused,
})

export const transferNeedsCode = must<Step>('transfer-needs-code', {
  title: 'A transfer without a required authorization code is refused.',
  why: 'The order checks that the PIN was confirmed, but not the required code.',
  check: mustBeRefused,
})

/** `told`: the bank's `tries_left` shows the count of wrong tries. */
export const pinTriesKept = should<{
  how: string
  locked: boolean
  wrong: number
  told?: boolean
  isChanged?: boolean
}>('pin-tries-kept', {
  title: 'Wrong PINs count in every operation, until a right one, and a locked PIN is not changed.',
  why: 'If tries to change the PIN do not count, or a sign-in resets the count, four digits can still be guessed.',
  restsOn: ['a right PIN'],
  source: { file: 'paths/settings.yaml', phrase: 'A wrong current PIN SHOULD count' },
  check: ({ how, locked, wrong, told, isChanged }) => {
    if (locked) return undefined
    if (isChanged === true) return { expected: 'a refusal: the PIN is locked', got: 'the change is not refused' }
    return told === true
      ? { expected: `a tries_left that counts a wrong PIN ${how}`, got: 'it does not fall' }
      : { expected: `no PIN is taken after ${wrong} wrong ones ${how}`, got: 'the right one still is' }
  },
})

/** `lefts`: the `tries_left` of wrong PINs, each of which a right one followed. */
export const pinCountEnds = should<Step & { lefts?: readonly unknown[] }>('pin-count-ends', {
  title: 'A right PIN resets the count of wrong ones.',
  why: 'A count that is never reset locks every customer in the end.',
  restsOn: ['a right PIN'],
  source: { file: 'paths/transfers.yaml', phrase: 'correct one resets the count' },
  check: ({ accepted, exchange, lefts = [] }) => {
    if (!accepted)
      return { expected: 'the right PIN, as there were right ones between the wrong ones', got: summary(exchange) }
    const isSame = new Set(lefts.map(String)).size < 2
    const expected = 'the same tries_left after each wrong PIN, as there were right ones between them'
    return isSame ? undefined : { expected, got: lefts.map(String).join(', ') }
  },
})

export const pinInSession = should<Step>('pin-in-session', {
  title: 'A confirmed PIN counts only in its session.',
  why: 'The confirmation is stored with the customer: a stolen session can wait for it and order.',
  restsOn: ['a right PIN'],
  source: { file: 'paths/transfers.yaml', phrase: 'SHOULD be one given in the same session' },
  check: mustBeRefused,
})
