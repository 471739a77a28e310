import { isDeepStrictEqual } from 'node:util'
import { show } from '#tests/conformance/contract/schema.ts'
import { intro, type Violation, must, should } from '#tests/conformance/rule.ts'

const rootsOf: Record<string, readonly string[]> = {
  submitTransfer: ['confirmPin'],
  confirmPin: ['createPin', 'updatePin'],
  updatePassword: ['resetPassword'],
  verifyEmail: ['resendConfirmationCode'],
  resetPassword: ['resendResetCode'],
}

export const actionServed = must<{ reason: string | undefined }>('action-served', {
  title: 'A valid request succeeds.',
  why: 'A backend that refuses every change is safe but useless. A refusal that names a minimum, a limit or a pause is allowed.',
  restsOn: ['a right password', 'a right PIN', 'a code'],
  seenThrough: (operation) => rootsOf[operation] ?? [],
  check: ({ reason }) =>
    reason === undefined
      ? undefined
      : { expected: 'a success: nothing was wrong with the call', got: `a refusal: ${reason}` },
})

export const effectShown = must<{ changed: readonly string[] }>('effect-shown', {
  title: 'A loader shows what an action has changed.',
  why: 'The query runs in a transaction that is never committed: the customer sees a success, and nothing is stored. Checked for actions without a rule of their own.',
  restsOn: ['an accepted action'],
  source: intro('An **action** (`x-kind: action`) changes something at the bank'),
  check: ({ changed }) =>
    changed.length > 0 ? undefined : { expected: 'a change in a loader', got: 'all loaders as before' },
})

export const sessionLasts = should<{ before: string }>('session-lasts', {
  title: 'The session that changes the address or the password continues.',
  why: 'All sessions are ended, the present one included: the customer is signed out by their own change.',
  restsOn: ['an accepted action'],
  check: ({ before }) => ({ expected: 'the session is alive after it', got: `HTTP 401 for the next call (${before})` }),
})

export const othersUntouched = must<Change>('others-untouched', {
  title: 'An action of one customer changes nothing for another.',
  why: 'An UPDATE without its WHERE, or with the wrong id: everybody gets the new profile, PIN or password.',
  restsOn: ['comparable responses', 'a right password', 'a right PIN'],
  check: isSame,
})

/** The operations that take a secret, and those that set it. */
export const readBy = { pin: ['confirmPin', 'createPin'], signIn: ['signIn'] } as const

interface Change extends Pick<Violation, 'through'> {
  what: string
  before: unknown
  after: unknown
}

export type FactChange = Omit<Change, 'what'> & { path: string }

function isSame({ what, before, after, through = loaderOf(what) }: Change): Violation | undefined {
  if (isDeepStrictEqual(before, after)) return undefined
  const { path, then, now } = difference(before, after)
  return { expected: `${what}${path} as before: ${show(then)}`, got: show(now), ...(through && { through }) }
}

function loaderOf(what: string): readonly string[] | undefined {
  return /^get\w+(?= )/.exec(what)?.slice(0, 1)
}

function difference(then: unknown, now: unknown, path = ''): { path: string; then: unknown; now: unknown } {
  const [before, after] = [partsOf(then), partsOf(now)]
  if (before === undefined || after === undefined || Array.isArray(then) !== Array.isArray(now))
    return { path, then, now }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  // In a list of another length, the gained and lost rows explain more than the first moved one.
  if (Array.isArray(then) && Array.isArray(now) && then.length !== now.length) {
    const without = (list: unknown[], other: unknown[]): unknown[] =>
      list.filter((entry) => !other.some((twin) => isDeepStrictEqual(entry, twin)))
    return { path, then: without(then, now), now: without(now, then) }
  }
  const name = names.find((entry) => !isDeepStrictEqual(before[entry], after[entry]))
  return name === undefined ? { path, then, now } : difference(before[name], after[name], `${path} ${name}`)
}

function partsOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : undefined
}

export const refusalInert = must<{
  what: string
  change: FactChange | undefined
}>('refusal-inert', {
  title: 'A refused action changes nothing.',
  why: 'The INSERT runs before the check, and no transaction is rolled back: the customer sees a refusal and pays all the same.',
  restsOn: ['comparable responses', 'a right password', 'a right PIN'],
  check: ({ what, change }) => {
    const difference = change && isSame({ ...change, what: change.path })
    return difference === undefined
      ? undefined
      : { ...difference, expected: `${what} is refused, and ${difference.expected}` }
  },
})

export const nothingElse = must<Change>('nothing-else', {
  title: 'An action changes only what it is for.',
  why: 'A query writes more columns than it should, or an old trigger does.',
  restsOn: ['an accepted action', 'comparable responses', 'a right password', 'a right PIN'],
  // A profile is sent back as it is shown.
  seenThrough: (operation) => (operation === 'updateProfile' ? ['getProfile'] : []),
  check: isSame,
})

export const extraFieldsInert = must<Change>('extra-fields-inert', {
  title: 'An unknown field changes nothing.',
  why: 'UPDATE … SET is built from all of $_POST: anybody can add role=admin or balance=1000000 to a form.',
  restsOn: ['an accepted action', 'comparable responses'],
  source: intro('A field of a form that is not described'),
  check: isSame,
})

export const extraFieldsIgnored = should<{ got: string | undefined }>('extra-fields-ignored', {
  title: 'A request with an unknown field is not refused.',
  why: 'A dashboard of a later version sends a field that this bank does not know yet.',
  restsOn: ['an accepted action'],
  source: intro('A field of a form that is not described'),
  check: ({ got }) => (got === undefined ? undefined : { expected: 'what the form without the field gets', got }),
})
