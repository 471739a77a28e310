import { intro, must, should } from '#tests/conformance/rule.ts'

export const balanceSpendable = should('balance-spendable', {
  title: 'The balance is what the customer can spend: without failed entries, and without credits in progress.',
  why: 'The sum of the history has no condition on the status, or one of both is in cents. Found where the history accounts for the whole balance.',
  source: { file: 'schemas/account.yaml', phrase: 'It SHOULD be what the customer' },
})

export const balancesAgree = must('balances-agree', {
  title: 'Home and the transfer screen show the same balance.',
  why: 'One of two queries leaves out pending transfers: the customer sees money that a transfer cannot use.',
  source: { file: 'schemas/transfers.yaml', phrase: 'The current balance, against which' },
})

export const factsAgree = must('facts-agree', {
  title: 'All responses have the same facts about the customer and the account.',
  why: 'Name, account number, balance or currency come from different queries, and one reads another row or column.',
})

export const idsStay = should('ids-stay', {
  title: 'A row keeps its `id` or its `reference` when others are added.',
  why: 'The number of the row in the response in place of an id: the reference of a letter means another line a day later.',
  source: { file: 'schemas/common.yaml', phrase: 'the same ones each time' },
})

export const methodsAligned = must('methods-aligned', {
  title: 'Entry i of `addresses2` is the address of entry i of `names`, in every form.',
  why: 'Two queries with different orders, or a NULL that is dropped from one list: the customer pays to the address of another coin.',
  source: { file: 'schemas/common.yaml', phrase: 'The address of each method: entry' },
})

export const optionalToken = must('optional-token', {
  title: 'The documents are listed for everybody, with any token, which stays valid.',
  why: 'They are requested before a session exists; an expired token must make no difference.',
})

export const ownRows = must('own-rows', {
  milder: 'all lists of both are the same, as in a demonstration',
  title: 'A list has no rows of another customer.',
  why: 'A query without the customer in its WHERE returns the payees, payments and messages of all customers.',
})

export const readsAlike = must('reads-alike', {
  title: 'Reading changes nothing: a loader returns the same twice.',
  why: 'The list has no ORDER BY, reading creates the id, or a query writes.',
  source: intro('A **loader** (`x-kind: loader`) only reads'),
})

export const rowsStay = must('rows-stay', {
  title: 'A list is complete: new entries do not displace old ones.',
  why: 'A LIMIT in the query: nobody notices before a customer has more entries than a page. Or the database was reset during the run.',
})

export const sameHistory = must('same-history', {
  title: 'Home and the statement show the same history.',
  why: 'Two queries differ: one has a LIMIT, a filter or an order that the other lacks, or takes an amount from another column.',
  source: { file: 'paths/statements.yaml', phrase: 'returns the same rows' },
})

export const transferLinked = must('transfer-linked', {
  title: 'The `transfer_id` of a line is the id of a transfer with the same amount and status, and no later date.',
  why: 'The id of the line, of the customer or of another table in place of the transfer’s. Or the right id, but one query takes the amount or the status from elsewhere.',
  source: { file: 'schemas/common.yaml', phrase: 'The `id` of the transfer in `getTransfers`' },
})

export const unreadCounted = must('unread-counted', {
  title: '`nc` is the number of unread notifications, in every response.',
  why: 'A count that is stored beside the rows, or counted over all customers.',
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
