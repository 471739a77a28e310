import { isDeepStrictEqual } from 'node:util'
import { mustBeRefused } from '#tests/conformance/checks.ts'
import { show, showRows } from '#tests/conformance/contract/schema.ts'
import { summary } from '#tests/conformance/exchange.ts'
import { foldedAs, minorOf } from '#tests/conformance/reading/rows.ts'
import { intro, should, must } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'
import { listOf } from './records.ts'

export const orderSane = should<Step & { what: string }>('order-sane', {
  title: 'A transfer of zero, of a negative amount, without a payee, or above the balance is refused.',
  why: 'A negative amount moves money the other way; an empty account number matches every customer who has none.',
  restsOn: ['a right PIN'],
  check: ({ accepted, exchange, what }) =>
    accepted ? { expected: `a refusal of ${what}`, got: summary(exchange) } : undefined,
})

export const bookedOnce = must<{ where: string; times: number }>('booked-once', {
  title: 'One order is booked once.',
  why: 'Two INSERTs, a trigger beside the code, a retry inside the backend: the customer pays twice.',
  restsOn: ['an accepted action'],
  check: ({ where, times }) => (times > 1 ? { expected: `one new row ${where}`, got: `${times} new rows` } : undefined),
})

/** `isLate`: the bank may have settled it. */
export const transferInStatement = must<{ added: Record<string, unknown>[]; amount: number; isLate?: boolean }>(
  'transfer-in-statement',
  {
    title: 'A transfer is in the history at once, as a debit in progress.',
    why: 'A customer who does not see the transfer sends it again.',
    restsOn: ['an accepted action', 'comparable responses'],
    seenThrough: () => ['getAccount'],
    source: { file: 'paths/transfers.yaml', phrase: 'confirmation by the bank and is in the history' },
    check: ({ added, amount, isLate = false }) => {
      const debits = added
        .filter((row) => row['transaction_type'] === 'debit' && (isLate || row['status'] === 'in_progress'))
        .map((row) => minorOf(row['amount']) ?? 0)
      // A bank may book its fee separately.
      const whole = debits.reduce((sum, debit) => sum + debit, 0)
      return debits.includes(amount) || (debits.length === 2 && whole === amount)
        ? undefined
        : {
            expected: `a new row: debit, in_progress, ${amount / 100}`,
            got:
              added.length === 0
                ? 'no new row'
                : showRows(added, ['transaction_type', 'status', 'amount', 'fee', 'id']),
          }
    },
  },
)

export const transferListed = must<{ added: Record<string, unknown>[]; ordered: Record<string, string> }>(
  'transfer-listed',
  {
    title: 'A transfer is listed with the ordered payee and amount.',
    why: 'The list fills the form for the next transfer: a wrong payee would be paid.',
    restsOn: ['an accepted action', 'comparable responses'],
    seenThrough: () => ['getTransfers'],
    source: { file: 'paths/transfers.yaml', phrase: 'Lists the transfers the customer has ordered' },
    check: ({ added, ordered }) => {
      const same = added.some(
        (row) =>
          ['bank', 'act_no', 'act_hold_name'].every(
            (name) => foldedAs(name, row[name]) === foldedAs(name, ordered[name]),
          ) && minorOf(row['amount']) === minorOf(ordered['amount']),
      )
      return same
        ? undefined
        : {
            expected: `a new row: ${show(ordered)}`,
            got: added.length === 0 ? 'no new row' : showRows(added, Object.keys(ordered)),
          }
    },
  },
)

export const statusesAgree = must<{ listed: unknown; booked: unknown }>('statuses-agree', {
  title: 'A transfer has the same status in the list as in the history.',
  why: 'The list has a column of its own that nothing sets: the customer reads that the money has arrived while it is on its way.',
  restsOn: ['an accepted action', 'comparable responses'],
  source: { file: 'schemas/common.yaml', phrase: '`successful`: done.' },
  check: ({ listed, booked }) =>
    listed === booked ? undefined : { expected: `status ${show(booked)}, as in the history`, got: show(listed) },
})

/** `others`: whether other transfers of the list have such details. */
export const payeeKept = must<{ sent: Record<string, string>; row: Record<string, unknown>; others: boolean }>(
  'payee-kept',
  {
    milder: 'one of them is lost while others are kept',
    title: 'SWIFT code, routing number, country, currency and note are stored with the transfer.',
    why: 'Columns are in the wrong order, a number loses its zeros, or a note is not stored. The list fills the form for the next transfer.',
    restsOn: ['an accepted action', 'comparable responses'],
    seenThrough: () => ['getTransfers'],
    check: ({ sent, row, others }) => {
      const there = Object.keys(sent).filter((name) => row[name] !== undefined && row[name] !== null)
      const wrong = there.filter((name) => foldedAs(name, row[name]) !== foldedAs(name, sent[name]))
      const pick = (from: Record<string, unknown>, names: string[]) =>
        show(Object.fromEntries(names.map((name) => [name, from[name]])))
      if (wrong.length > 0) return { expected: pick(sent, wrong), got: pick(row, wrong) }
      const lost = Object.keys(sent).filter((name) => !there.includes(name) && sent[name] !== '')
      if (lost.length === 0 || (there.length === 0 && !others)) return undefined
      return there.length === 0
        ? { expected: pick(sent, lost), got: 'nothing, while other transfers have it' }
        : { expected: pick(sent, lost), got: 'nothing, while others are kept', level: 'SHOULD' }
    },
  },
)

export const feeInside = must<{ before: number; after: number | undefined; amount: number }>('fee-inside', {
  title: 'A transfer takes its amount from the account: the fee is part of it, not on top.',
  why: 'The confirmation screen shows the fee and the payee’s amount; a different change of the balance makes it wrong.',
  restsOn: ['an accepted action', 'comparable responses'],
  seenThrough: () => ['getTransferFee'],
  check: ({ before, after, amount }) =>
    after === undefined || after === before || after === before - amount
      ? undefined
      : { expected: `the balance falls by ${amount / 100}`, got: `by ${(before - after) / 100}` },
})

export const feeNamed = must<{ fee: number | undefined; amount: number; percent: number }>('fee-named', {
  title: 'The history has the fee that was shown before the transfer.',
  why: 'The percentage is in two places, or a smallest fee comes on top. The confirmation screen has promised the payee’s amount.',
  restsOn: ['an accepted action', 'comparable responses'],
  source: { file: 'paths/transfers.yaml', phrase: 'percent / 100 × amount' },
  check: ({ fee, amount, percent }) => {
    const named = (amount * percent) / 100
    return fee === undefined || Math.abs(fee - named) <= 1
      ? undefined
      : { expected: `a fee of ${(named / 100).toFixed(2)}`, got: (fee / 100).toFixed(2) }
  },
})

export const balanceFalls = should<{ before: number; after: number | undefined; amount: number }>('balance-falls', {
  title: 'A transfer lowers the balance by its amount, fee included.',
  why: 'The contract does not say when; but a balance that does not change lets the same money be sent twice.',
  restsOn: ['an accepted action', 'comparable responses'],
  seenThrough: () => ['getTransferFee'],
  source: { file: 'schemas/transfers.yaml', phrase: 'fee is taken from it' },
  check: ({ before, after, amount }) =>
    after === before - amount
      ? undefined
      : { expected: `a balance of ${(before - amount) / 100}`, got: String((after ?? Number.NaN) / 100) },
})

export const later = ', after another order'

export const keyCountsOnce = should<{ added: number; accepted: boolean; got: string; isLater?: boolean }>(
  'key-counts-once',
  {
    title: 'The same order with the same idempotency key is booked once and gets the same response.',
    why: 'A browser may send a request twice when a connection dies before the response. Without the key the customer pays twice.',
    restsOn: ['an accepted action'],
    seenThrough: (operation) => [listOf[operation] ?? operation],
    check: ({ added, accepted, got, isLater = false }) => {
      if (added > 0)
        return { expected: 'no new row for the second request', got: `${added} new${isLater ? later : ''}` }
      return accepted ? undefined : { expected: 'the response that the first request got', got }
    },
  },
)

export const keyNotReused = should<{ accepted: boolean }>('key-not-reused', {
  title: 'A used key with another order is refused.',
  why: 'A backend that compares only the key confirms an order that it never carries out; one that ignores the key books both.',
  restsOn: ['an accepted action'],
  source: intro('The same key with other fields is'),
  check: ({ accepted }) => (accepted ? { expected: 'a refusal', got: 'a success' } : undefined),
})

export const keyOwn = should<{ accepted: boolean; added: number; whose: string; got: string }>('key-own', {
  title: 'An idempotency key counts for one customer and one operation.',
  why: 'Keys that are looked up without the customer or the operation: an order is answered with somebody else’s response and never carried out.',
  restsOn: ['an accepted action'],
  seenThrough: (operation) => [listOf[operation] ?? operation],
  source: intro('at least 24 hours, by customer and operation'),
  check: ({ accepted, added, whose, got }) =>
    accepted && added > 0
      ? undefined
      : { expected: `a new row: the key was used by ${whose}`, got: accepted ? 'a success and no new row' : got },
})

export const keyInSession = must<Step>('key-in-session', {
  title: 'A repetition with a used key needs a live session.',
  why: 'The key is looked up before the session: whoever has seen a request reads its response without a sign-in.',
  restsOn: ['an accepted action', 'a token is required'],
  source: intro('A repetition needs a live session like any call'),
  check: mustBeRefused,
})

export const repliesAlike = should<{ first: unknown; again: unknown }>('replies-alike', {
  title: 'The same key and the same fields get the same response.',
  why: 'A repeated action is refused ("the current password is wrong"): after a lost connection the customer wrongly sees a failure.',
  restsOn: ['an accepted action'],
  source: intro('at least 24 hours, by customer and operation'),
  check: ({ first, again }) =>
    isDeepStrictEqual(first, again) ? undefined : { expected: show(first), got: show(again) },
})
