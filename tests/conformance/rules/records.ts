import { mustBeRefused } from '#tests/conformance/checks.ts'
import { show, showRows } from '#tests/conformance/contract/schema.ts'
import { minorOf } from '#tests/conformance/reading/rows.ts'
import { must } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

interface Submitted {
  loader: string
  added: Record<string, unknown>[]
  type: string
  amount: number
  chosen: Record<string, string>
  /** How many equal ones were accepted, at the same moment. */
  atOnce?: number
}

/** The list that shows what an action has recorded. */
export const listOf: Readonly<Record<string, string>> = {
  submitCryptoDeposit: 'getCryptoDepositForm',
  submitPayment: 'getPaymentForm',
  submitFixedDeposit: 'getFixedDepositForm',
  submitUpgrade: 'getUpgradeForm',
  submitTransfer: 'getTransfers',
}

export const submissionListed = must<Submitted>('submission-listed', {
  title: 'A submission is listed once, as pending, with its method and amount.',
  why: 'A column or a cast that cuts the amount, in the INSERT or in the list. The list is the only proof the customer has until the bank has reviewed it.',
  restsOn: ['an accepted action'],
  seenThrough: (operation) => [listOf[operation] ?? operation],
  source: { file: 'schemas/common.yaml', phrase: '`pending`: submitted' },
  check: ({ loader, added, type, amount, chosen, atOnce }) => {
    if (atOnce !== undefined && added.length < atOnce)
      return {
        expected: `${atOnce} new rows in ${loader}, as many as were accepted: some at the same moment (concurrency)`,
        got: String(added.length),
      }
    const fits = (row: Record<string, unknown>): boolean =>
      row['type'] === type &&
      row['status'] === 'pending' &&
      minorOf(row['amount']) === amount &&
      Object.entries(chosen).every(([name, value]) => (row[name] ?? value) === value)
    return added.length === 1 && added.every(fits)
      ? undefined
      : {
          expected: `one new row in ${loader}: ${show({ type, ...chosen, status: 'pending', amount: amount / 100 })}`,
          got:
            added.length === 0
              ? 'no new row'
              : showRows(added, ['type', ...Object.keys(chosen), 'status', 'amount', 'id']),
        }
  },
})

export const listedInOwnForm = must<{ loader: string; added: unknown[] }>('listed-in-own-form', {
  title: 'A submission is listed by its own form only.',
  why: 'One table holds all forms, and a query does not filter by kind: a deposit appears among the upgrades.',
  restsOn: ['an accepted action'],
  check: ({ loader, added }) =>
    added.length === 0 ? undefined : { expected: `nothing new in ${loader}`, got: show(added[0]) },
})

export const reviewFirst = must<{ what: string; before: unknown; after: unknown; level?: 'SHOULD' }>('review-first', {
  milder: 'the balance, at other forms than the crypto deposit',
  title: 'A submission changes neither balance nor plan before its review.',
  why: 'A reported payment is booked at once: customers could credit themselves any amount.',
  restsOn: ['an accepted action'],
  check: ({ what, before, after, level }) =>
    before === after
      ? undefined
      : { expected: `${what} ${show(before)}`, got: show(after), ...(level === undefined ? {} : { level }) },
})

interface Unread {
  before: unknown
  after: unknown
  wasread: unknown
}

export const unreadFalls = must<Unread>('unread-falls', {
  title: 'A marked notification is read, and the unread count is one less.',
  why: 'The count is stored beside the rows and not updated with them.',
  restsOn: ['an accepted action', 'comparable responses'],
  seenThrough: () => ['getNotifications'],
  source: { file: 'paths/notifications.yaml', phrase: '`nc` falls by one' },
  check: ({ before, after, wasread }) => {
    // A bank may leave the count out.
    const count = after === undefined || Number.isNaN(Number(before)) ? undefined : Number(before) - 1
    if ((count === undefined || Number(after) === count) && wasread === 'yes') return undefined
    return count === undefined
      ? { expected: 'wasread "yes"', got: show(wasread) }
      : { expected: `nc ${count}, wasread "yes"`, got: `nc ${show(after)}, wasread ${show(wasread)}` }
  },
})

export const readStaysRead = must<{ expected: Record<string, unknown>; got: Record<string, unknown> }>(
  'read-stays-read',
  {
    title: 'A notification is unread until it is marked as read, and stays read.',
    why: 'Reading the list marks nothing; marking one changes no other; nothing makes one unread again.',
    restsOn: ['an accepted action', 'comparable responses'],
    check: ({ expected, got }) => {
      const wrong = Object.keys(expected).filter((id) => got[id] !== undefined && got[id] !== expected[id])
      const pick = (from: Record<string, unknown>) => show(Object.fromEntries(wrong.map((id) => [id, from[id]])))
      return wrong.length === 0 ? undefined : { expected: `wasread ${pick(expected)}`, got: pick(got) }
    },
  },
)

export const unknownIdRefused = must<Step & { level?: 'SHOULD' }>('unknown-id-refused', {
  milder: 'an id that only looks like one of the list, and one of another customer',
  title: 'An unknown id is refused.',
  why: 'An UPDATE that matches no row is not an error: the caller gets a success.',
  check: (step) => {
    const violation = mustBeRefused(step)
    return violation === undefined || step.level === undefined ? violation : { ...violation, level: step.level }
  },
})

export const foreignRecordKept = must<{ wasread: unknown }>('foreign-record-kept', {
  title: 'The id of another customer’s record changes nothing.',
  why: 'WHERE id = ? without AND customer = ?: ids are easy to guess.',
  restsOn: ['comparable responses'],
  seenThrough: () => ['getNotifications'],
  source: { file: 'schemas/notifications.yaml', phrase: 'A message from the bank to the customer' },
  check: ({ wasread }) =>
    wasread === 'no' ? undefined : { expected: 'the notification is still unread', got: `wasread ${show(wasread)}` },
})

export const profileKept = must<{ sent: Record<string, string>; kept: Record<string, unknown> }>('profile-kept', {
  title: 'A profile reads back as it was saved.',
  why: 'Only the customer whose address is wrong notices a column that the UPDATE lacks.',
  restsOn: ['an accepted action'],
  source: { file: 'paths/profile.yaml', phrase: 'Replaces the personal details' },
  check: ({ sent, kept }) => {
    const wrong = Object.keys(sent).filter((name) => (kept[name] ?? '') !== sent[name])
    const pick = (from: Record<string, unknown>) => show(Object.fromEntries(wrong.map((name) => [name, from[name]])))
    return wrong.length === 0 ? undefined : { expected: pick(sent), got: pick(kept) }
  },
})

export const textKept = must<{ sent: string; kept: unknown }>('text-kept', {
  title: 'A text is returned unchanged, in any script.',
  why: 'htmlspecialchars before storing, addslashes, a column that is not utf8mb4: O’Neil becomes O&#039;Neil, and an emoji a question mark.',
  restsOn: ['an accepted action'],
  source: { file: 'users.yaml', phrase: 'and the like are plain text' },
  check: ({ sent, kept }) => (kept === sent ? undefined : { expected: show(sent), got: show(kept) }),
})

export const emptyEmpties = must<{ kept: Record<string, unknown> }>('empty-empties', {
  title: 'An empty field of the profile empties it.',
  why: 'if ($value) skips empty values: a customer can never clear a field.',
  restsOn: ['an accepted action'],
  check: ({ kept }) => {
    const full = Object.entries(kept).filter(([, value]) => value !== '' && value !== null && value !== undefined)
    return full.length === 0 ? undefined : { expected: 'empty fields', got: show(Object.fromEntries(full)) }
  },
})

export const unreadOnce = must<{ expected: unknown; got: unknown }>('unread-once', {
  title: 'A notification that is marked twice is counted once.',
  why: 'UPDATE … SET unread = unread - 1 for every call: the count falls below the number of unread rows.',
  restsOn: ['an accepted action', 'comparable responses'],
  source: { file: 'paths/notifications.yaml', phrase: '`nc` falls by one' },
  check: ({ expected, got }) =>
    Number(expected) === Number(got) ? undefined : { expected: `nc ${show(expected)}`, got: `nc ${show(got)}` },
})
