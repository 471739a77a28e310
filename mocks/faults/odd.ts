/** Responses of real PHP backends that break the contract. A customer must be able to continue after each. */
import { fieldsOf, isFields } from '#src/lib/fields.ts'

interface OddResponse {
  says: string
  acts: boolean
  from: (response: unknown) => unknown
}

const deposits = 20_000
const longText = 10_000
const rowTexts = ['name', 'title', 'amount', 'bank', 'act_hold_name', 'type']
const digitTexts = ['account_no', 'act_no', 'phone', 'whatsapp', 'routing', 'routing_no']

/** `change` gets the field's name; undefined removes the field. */
function eachField(value: unknown, change: (key: string, entry: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => eachField(entry, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, entry]) => [key, eachField(change(key, entry), change)] as const)
      .filter(([, entry]) => entry !== undefined),
  )
}

const changing = (change: (key: string, entry: unknown) => unknown) => (response: unknown) =>
  eachField(response, change)

const changingRows = (change: (row: Record<string, unknown>, index: number) => Record<string, unknown>) =>
  changing((_key, entry) =>
    Array.isArray(entry) ? entry.map((row: unknown, index) => (isFields(row) ? change(row, index) : row)) : entry,
  )

const adding = (fields: Record<string, unknown>) => (response: unknown) => ({ ...fieldsOf(response), ...fields })

const capitalized = (text: unknown): unknown =>
  typeof text === 'string' ? text.charAt(0).toUpperCase() + text.slice(1) : text

export const oddResponses = {
  nullRows: {
    says: 'rows whose names and amounts are null',
    acts: true,
    from: changingRows((row) => ({
      ...row,
      ...Object.fromEntries(rowTexts.filter((key) => key in row).map((key) => [key, null])),
    })),
  },
  zeroDate: {
    says: "MySQL's zero date in every row",
    acts: true,
    from: changing((key, entry) => (key === 'date' || key === 'created_at' ? '0000-00-00 00:00:00' : entry)),
  },
  oddStatus: {
    says: 'rows with an unknown or a capitalised status',
    acts: true,
    from: changingRows((row, index) =>
      'status' in row ? { ...row, status: index % 2 === 0 ? 'reversed' : capitalized(row['status']) } : row,
    ),
  },
  oddRead: {
    says: 'wasread as "No" and "Yes"',
    acts: true,
    from: changing((key, entry) => (key === 'wasread' ? capitalized(entry) : entry)),
  },
  numbers: {
    says: 'numbers for account numbers, routing numbers and telephones',
    acts: true,
    from: changing((key, entry) =>
      digitTexts.includes(key) && typeof entry === 'string' ? Number(entry.replaceAll(/\D/g, '')) : entry,
    ),
  },
  textLists: {
    says: 'a text in place of every list',
    acts: true,
    from: changing((_key, entry) => (Array.isArray(entry) ? 'none' : entry)),
  },
  noCount: {
    says: 'no unread count (nc)',
    acts: true,
    from: changing((key, entry) => (key === 'nc' ? undefined : entry)),
  },
  nullUser: {
    says: 'a user all of whose fields are null',
    acts: true,
    from: changing((key, entry) =>
      key === 'user' && isFields(entry) ? Object.fromEntries(Object.keys(entry).map((name) => [name, null])) : entry,
    ),
  },
  noneDemand: {
    says: 'requiresanother as "none"',
    acts: true,
    from: adding({ requiresanother: 'none' }),
  },
  flatDemand: {
    says: 'requiresanother as true, with head and body beside it',
    acts: true,
    from: adding({
      status: 'success',
      requiresanother: true,
      head: 'Transfer Authorization Code',
      body: 'We have sent a 4-digit code to your email address.',
    }),
  },
  nullMessage: { says: 'a message that is null', acts: true, from: adding({ message: null }) },
  oddSuccess: {
    says: 'icon success beside an odd status, error and trx_notif',
    acts: true,
    from: adding({ icon: 'success', status: 200, error: [], trx_notif: null }),
  },
  contradiction: {
    says: 'status error and a message, without the field that decides',
    acts: false,
    from: () => ({ status: 'error', message: 'Wrong' }),
  },
  nullError: {
    says: 'error true with a message that is null',
    acts: false,
    from: () => ({ error: true, message: null }),
  },
  emptyToken: { says: 'an empty jwt', acts: true, from: adding({ jwt: '' }) },
  huge: {
    says: 'lists of 20,000 rows, or a message of 10,000 characters',
    acts: true,
    from: (response) => {
      const lists = changing((_key, entry) =>
        Array.isArray(entry) && isFields(entry[0])
          ? Array.from({ length: deposits }, (_none, index) => ({
              ...fieldsOf(entry[index % entry.length]),
              ...('id' in fieldsOf(entry[0]) ? { id: 1_000_000 + index } : {}),
            }))
          : entry,
      )(response)
      return JSON.stringify(lists) === JSON.stringify(response)
        ? { ...fieldsOf(response), message: 'Long text. '.repeat(longText / 10) }
        : lists
    },
  },
} as const satisfies Record<string, OddResponse>

export type OddKind = keyof typeof oddResponses

export const oddKinds = kindsOf(oddResponses)

function kindsOf<Kind extends string>(responses: Readonly<Record<Kind, OddResponse>>): Readonly<Record<Kind, string>> {
  const says: Partial<Record<Kind, string>> = {}
  for (const kind in responses) says[kind] = responses[kind].says
  return says as Record<Kind, string>
}

export function isOdd(kind: string): kind is OddKind {
  return Object.hasOwn(oddResponses, kind)
}

export function oddResponse(kind: OddKind, body: string): string {
  return JSON.stringify(oddResponses[kind].from(JSON.parse(body)))
}
