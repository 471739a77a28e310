import { isDeepStrictEqual } from 'node:util'
import { show } from '#tests/conformance/contract/schema.ts'
import { summary } from '#tests/conformance/exchange.ts'
import { foldedAs, keyOfRow, minorOf, onlyRows } from '#tests/conformance/reading/rows.ts'
import { intro, must, should } from '#tests/conformance/rule.ts'
import type { Step } from '#tests/conformance/scenario.ts'

export const balancesAgree = must<{ account: number | undefined; fee: number | undefined; isUnknown?: boolean }>(
  'balances-agree',
  {
    title: 'Home and the transfer screen show the same balance.',
    why: 'One of two queries leaves out pending transfers: the customer sees money that a transfer cannot use.',
    restsOn: ['comparable responses'],
    source: { file: 'schemas/transfers.yaml', phrase: 'The current balance, against which' },
    check: ({ account, fee, isUnknown = false }) => {
      const why = isUnknown ? 'since getAccount states none (null)' : 'as in getAccount'
      return account === undefined || fee === undefined || account === fee
        ? undefined
        : { expected: `${account / 100}, ${why}`, got: String(fee / 100) }
    },
  },
)

export const balanceSpendable = should<{
  balance: number
  sum: number
  wrong: readonly [what: string, sum: number][]
}>('balance-spendable', {
  title: 'The balance is what the customer can spend: without failed entries, and without credits in progress.',
  why: 'The sum of the history has no condition on the status, or one of both is in cents. Found where the history accounts for the whole balance.',
  restsOn: ['comparable responses'],
  source: { file: 'schemas/account.yaml', phrase: 'It SHOULD be what the customer' },
  check: ({ balance, sum, wrong }) => {
    const [what] = balance === sum ? [] : (wrong.find(([, other]) => other === balance) ?? [])
    return what === undefined
      ? undefined
      : { expected: `${sum / 100}, the sum of the history`, got: `${balance / 100}: ${what}` }
  },
})

/** Addresses compare without regard to case. */
export const isSameFact = (what: string, here: unknown, there: unknown): boolean =>
  isDeepStrictEqual(here, there) || (what.endsWith('email') && foldedAs(what, here) === foldedAs(what, there))

export const factsAgree = must<{ what: string; here: unknown; there: unknown; elsewhere: string }>('facts-agree', {
  title: 'All responses have the same facts about the customer and the account.',
  why: 'Name, account number, balance or currency come from different queries, and one reads another row or column.',
  restsOn: ['comparable responses'],
  check: ({ what, here, there, elsewhere }) =>
    isSameFact(what, here, there)
      ? undefined
      : { expected: `${what} ${show(there)}, as in ${elsewhere}`, got: show(here), through: [elsewhere] },
})

export const sameHistory = must<{ home: Row[]; statement: Row[] }>('same-history', {
  title: 'Home and the statement show the same history.',
  why: 'Two queries differ: one has a LIMIT, a filter or an order that the other lacks, or takes an amount from another column.',
  restsOn: ['comparable responses'],
  seenThrough: () => ['getAccount', 'getStatement'],
  source: { file: 'paths/statements.yaml', phrase: 'returns the same rows' },
  check: ({ home, statement }) => {
    const found = home.findIndex((row, index) => !isDeepStrictEqual(lineOf(row), lineOf(statement[index] ?? {})))
    if (found === -1 && home.length === statement.length) return undefined
    const at = found === -1 ? home.length : found
    return {
      expected: 'the same rows in getAccount and getStatement',
      got: `${home.length} and ${statement.length} rows, first different: ${brief(home[at])} and ${brief(statement[at])}`,
    }
  },
})

type Row = Record<string, unknown>

function brief(row: Row | undefined): string {
  if (row === undefined) return 'no row'
  const { id, transfer_id, amount, status, date } = row
  return show({ id, transfer_id, amount, status, date })
}

/** Undefined: there are several. */
function lineOf(row: Row): unknown[] {
  return [keyOfRow(row), row['id'] ?? '', row['transfer_id'] ?? '', row['status']]
}

export const ownRows = must<{ list: string; shared: unknown[]; level?: 'SHOULD' }>('own-rows', {
  milder: 'all lists of both are the same, as in a demonstration',
  title: 'A list has no rows of another customer.',
  why: 'A query without the customer in its WHERE returns the payees, payments and messages of all customers.',
  restsOn: ['comparable responses'],
  check: ({ list, shared, level }) =>
    shared.length === 0
      ? undefined
      : {
          expected: `${list} of this customer only`,
          got: `rows of the other customer too: ${show(shared[0])}`,
          ...(level === undefined ? {} : { level }),
        },
})

export const methodsAligned = must<{ pair: readonly [name: string, address: string] | undefined }>('methods-aligned', {
  title: 'Entry i of `addresses2` is the address of entry i of `names`, in every form.',
  why: 'Two queries with different orders, or a NULL that is dropped from one list: the customer pays to the address of another coin.',
  restsOn: ['comparable responses'],
  source: { file: 'schemas/common.yaml', phrase: 'The address of each method: entry' },
  check: ({ pair }) =>
    pair === undefined
      ? undefined
      : {
          expected: `the address of ${pair[0]}, as in the other forms`,
          got: `${pair[1]}, which is that of another method`,
        },
})

export const unreadCounted = must<{ nc: unknown; unread: number; where: string }>('unread-counted', {
  title: '`nc` is the number of unread notifications, in every response.',
  why: 'A count that is stored beside the rows, or counted over all customers.',
  restsOn: ['comparable responses'],
  check: ({ nc, unread, where }) =>
    nc === undefined || Number(nc) === unread ? undefined : { expected: `nc ${unread} in ${where}`, got: show(nc) },
})

export const responsesOwnOperation = must<{ id: string; other: string | undefined }>('responses-own-operation', {
  title: 'The response belongs to the called operation.',
  why: 'A dispatch by the wrong key, by the first of several, or by a part of the name: getstatement also begins getstatement2.',
  source: { file: 'users.yaml', phrase: 'names its operation in one of two ways' },
  check: ({ id, other }) =>
    other === undefined ? undefined : { expected: `the response of ${id}`, got: `the response of ${other}` },
})

export const responsesDistinguishable = should<{ id: string; other: string; foreign: string[] }>(
  'responses-distinguishable',
  {
    title: 'The response does not also fit another operation.',
    why: 'Extra fields are welcome, but a response that has everything another operation promises does not show which of the two responded. With an account that has rows in its lists they often differ.',
    source: { file: 'README.md', phrase: 'A test can prove that a backend ran the right operation only if' },
    check: ({ id, other, foreign }) =>
      foreign.length === 0
        ? undefined
        : {
            expected: `a response of ${id} that ${other} could not have given`,
            got: `it also has ${foreign.join(', ')}, which ${other} promises and ${id} does not know`,
          },
  },
)

export const optionalToken = must<Step & { isEmpty?: boolean; isEnded?: boolean }>('optional-token', {
  title: 'The documents are listed for everybody, with any token, which stays valid.',
  why: 'They are requested before a session exists; an expired token must make no difference.',
  check: ({ accepted, isEmpty = false, isEnded = false, exchange }) => {
    if (!accepted || isEmpty) return { expected: 'the documents', got: summary(exchange) }
    return isEnded ? { expected: 'a token that stays valid', got: 'HTTP 401 for it afterwards' } : undefined
  },
})

export const readsAlike = must<{ what: string; first: unknown; second: unknown }>('reads-alike', {
  title: 'Reading changes nothing: a loader returns the same twice.',
  why: 'The list has no ORDER BY, reading creates the id, or a query writes.',
  restsOn: ['comparable responses'],
  source: intro('A **loader** (`x-kind: loader`) only reads'),
  check: ({ what, first, second }) =>
    isDeepStrictEqual(first, second) ? undefined : { expected: `${what} again: ${show(first)}`, got: show(second) },
})

/** `wanted`: how many rows there must be at least. */
export const rowsStay = must<{ list: string; lost: unknown[]; left: number; wanted?: number }>('rows-stay', {
  title: 'A list is complete: new entries do not displace old ones.',
  why: 'A LIMIT in the query: nobody notices before a customer has more entries than a page. Or the database was reset during the run.',
  restsOn: ['comparable responses'],
  check: ({ list, lost, left, wanted = 0 }) =>
    lost.length === 0
      ? left >= wanted
        ? undefined
        : { expected: `${wanted} rows or more in ${list}`, got: `${left}` }
      : {
          expected: `${list} with every earlier row`,
          got: `${left} rows, without ${lost.length} earlier ones: ${show(lost[0])}`,
        },
})

export const idsStay = should<{ before: Record<string, unknown>[]; after: Record<string, unknown>[] }>('ids-stay', {
  title: 'A row keeps its `id` or its `reference` when others are added.',
  why: 'The number of the row in the response in place of an id: the reference of a letter means another line a day later.',
  restsOn: ['comparable responses'],
  source: { file: 'schemas/common.yaml', phrase: 'the same ones each time' },
  check: ({ before, after }) => {
    const [then, now] = [before, after].map(onlyRows)
    for (const [key, row] of then ?? []) {
      const same = now?.get(key)
      if (row === undefined || same === undefined) continue
      const isNamed = (row['reference'] ?? '') !== '' || (row['id'] ?? '') === ''
      if (!isNamed && String(same['id']) !== String(row['id']))
        return { expected: `the id ${show(row['id'])} as before`, got: show(same['id']) }
    }
    return undefined
  },
})

export const transferLinked = must<{
  line: Record<string, unknown>
  transfer: Record<string, unknown> | undefined
  /** Another line of the same transfer: a bank may book its fee separately. */
  other?: Record<string, unknown> | undefined
  /** Home and the statement agree, so the list is blamed. */
  isListWrong?: boolean
}>('transfer-linked', {
  title: 'The `transfer_id` of a line is the id of a transfer with the same amount and status, and no later date.',
  why: 'The id of the line, of the customer or of another table in place of the transfer’s. Or the right id, but one query takes the amount or the status from elsewhere.',
  restsOn: ['comparable responses'],
  seenThrough: (operation) => ['getTransfers', 'submitTransfer', operation],
  source: { file: 'schemas/common.yaml', phrase: 'The `id` of the transfer in `getTransfers`' },
  check: ({ line, transfer, other, isListWrong = false }) => {
    const { transfer_id: wanted } = line
    if (transfer === undefined)
      return isListWrong
        ? { expected: `the transfer ${show(wanted)}, which Home and the statement name`, got: 'no transfer of that id' }
        : { expected: 'the id of a transfer in getTransfers', got: `transfer_id ${show(wanted)}` }
    const [whole, amount] = [minorOf(transfer['amount']), minorOf(line['amount'])]
    const isPart = other !== undefined && whole === (amount ?? 0) + (minorOf(other['amount']) ?? 0)
    const [ordered, entered] = [transfer, line].map(({ date }) => Date.parse(String(date).slice(0, 10)))
    // Time zones may differ, and a bank may enter a transfer days later.
    const isLater = (ordered ?? 0) > (entered ?? 0) + 24 * 3600_000
    const isEqual = (whole === amount || isPart) && transfer['status'] === line['status'] && !isLater
    const told = ({ amount: sum, status, date }: Record<string, unknown>): string =>
      show({ amount: sum, status, ...(isLater ? { date } : {}) })
    if (isEqual) return undefined
    return isListWrong
      ? {
          expected: `what Home and the statement show of the transfer ${show(wanted)}: ${told(line)}`,
          got: told(transfer),
        }
      : { expected: `what getTransfers shows of the transfer ${show(wanted)}: ${told(transfer)}`, got: told(line) }
  },
})
