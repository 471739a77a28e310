import { describe, expect, it } from 'vitest'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { choicesFor, type Choice, type Sources } from '#src/app/commands/choices.ts'
import { readVisit } from '#src/features/statements/visit.ts'
import { paths } from '#src/paths.ts'
import { ofSession } from '#src/session/entryState.ts'

const { dashboard } = paths
const at = (day: number) => new Date(2026, 0, day).getTime()

const lena: PastTransfer = {
  id: 'T1',
  act_hold_name: 'Lena Abel',
  act_no: '5500112233',
  bank: 'Meridian Mutual',
  amount: 42_000,
  date: at(14),
  status: 'successful',
}
const row = (id: number, changes: Partial<StatementRow> = {}): StatementRow => ({
  id: `${id}`,
  name: 'Harbour Grocery',
  date: at(id),
  transaction_type: 'debit',
  amount: 1000 + id,
  status: 'successful',
  ...changes,
})

const sources: Sources = {
  statement: { transactions: [row(9), row(8, { name: 'Transfer to Lena Abel' }), row(3)] },
  transfers: [lena, { ...lena, id: 'T0', amount: 8000 }],
  isHidden: false,
  hasShortcuts: true,
  now: new Date(2026, 0, 15),
}

const labels = (text: string, changes: Partial<Sources> = {}) =>
  Object.fromEntries(
    choicesFor(text, { ...sources, ...changes }).map(({ id, choices }) => [id, choices.map(({ label }) => label)]),
  )

function choice(text: string, label: string, changes: Partial<Sources> = {}): Choice | undefined {
  return choicesFor(text, { ...sources, ...changes })
    .flatMap(({ choices }) => choices)
    .find((one) => one.label === label)
}

const waysOn = { pages: ['Help & Support', 'Bank Transfer'] }

describe('the command palette', () => {
  it('offers every page, the latest payees and every action before anything is typed', () => {
    expect(labels('')).toEqual({
      pages: [
        'Dashboard',
        'Add funds',
        'Make payment',
        'Bank Transfer',
        'Fixed deposit',
        'Notifications',
        'Upgrade Account',
        'Help & Support',
        'Statements & Report',
        'Settings',
        'Profile',
      ],
      payees: ['Send to Lena Abel'],
      actions: [
        'Hide balance',
        "This month's statement",
        "Last month's statement",
        'Print this page',
        'Keyboard shortcuts',
        'Change password',
        'Change PIN',
        'Change email',
        'Light theme',
        'Dark theme',
        'Log Out',
      ],
    })
  })

  it('offers entries with every word of the text', () => {
    expect(labels('  LENA abel ')).toEqual({
      payees: ['Send to Lena Abel', 'All transfers to Lena Abel'],
      transactions: ['Transfer to Lena Abel', '1 transaction in Statements & Report'],
    })
    expect(labels('meridian')).toEqual({ payees: ['Send to Lena Abel'] })
    for (const text of ['send to lena', 'pay lena'])
      expect(labels(text)['payees']).toEqual(['Send to Lena Abel', 'All transfers to Lena Abel'])
    expect(labels('send')['payees']).toEqual(['Send to Lena Abel'])
    expect(labels('send to nobody')['payees']).toBeUndefined()
    expect(labels('statem')['pages']).toEqual(['Statements & Report'])
  })

  it('leads on where nothing is found, once everything has loaded', () => {
    expect(labels('nothing like it')).toEqual(waysOn)
    expect(labels('nothing like it', { transfers: undefined })).toEqual({})
    for (const text of ['fee', 'refund']) expect(labels(text)['pages']).toEqual(['Help & Support'])
  })

  it('finds a payee beside an amount to send', () => {
    for (const text of ['send 25 to lena', 'pay lena $25.50'])
      expect(labels(text)['payees']).toEqual(['Send to Lena Abel', 'All transfers to Lena Abel'])
  })

  it('finds a payee without the marks of their name', () => {
    const transfers = [{ ...lena, act_hold_name: 'Đặng Thị O’Neil' }]
    expect(labels("dang o'neil", { transfers })['payees']?.[0]).toBe('Send to Đặng Thị O’Neil')
  })

  it('finds Help & Support by the ways to reach the bank, and Log Out by its other names', () => {
    for (const text of ['contact', 'phone', 'whatsapp']) expect(labels(text)['pages']).toEqual(['Help & Support'])
    for (const text of ['logout', 'sign out']) expect(labels(text)).toEqual({ actions: ['Log Out'] })
  })

  it('finds pages by the other name of Home, and what is unavailable once it is searched for', () => {
    expect(labels('home')['pages']).toEqual(['Dashboard'])
    expect(['loan', 'card', 'bills'].map((text) => labels(text)['pages'])).toEqual([
      ['Loan'],
      ['Credit Card'],
      ['Pay Bills'],
    ])
    expect(choice('loan', 'Loan')).toMatchObject({ act: { does: 'refuse' }, notes: ['Not Available in your region'] })
  })

  it.each(['statments', 'staatements', 'stetements', 'sattements', 'statemenst', 'statment rep'])(
    'finds a page in spite of a slip: %s',
    (text) => expect(labels(text)['pages']).toEqual(['Statements & Report']),
  )

  it('does not take a short word, or one with two slips, for another', () => {
    expect(labels('hepl')).toEqual(waysOn)
    expect(labels('statmets')).toEqual(waysOn)
  })

  it('reads amounts as the statement does', () => {
    expect(labels('>10.08')).toEqual({ transactions: ['Harbour Grocery', '1 transaction in Statements & Report'] })
  })

  it('opens the form with a payee selected, or the page of the payee, with only an id in the address', () => {
    expect(choice('lena', 'Send to Lena Abel')?.act).toEqual({ does: 'open', path: dashboard.send({ payee: 'T1' }) })
    expect(choice('lena', 'All transfers to Lena Abel')?.act).toEqual({ does: 'open', path: dashboard.payee('T1') })
    const { id: _, ...unnamed } = lena
    expect(labels('lena', { transfers: [unnamed] })['payees']).toBeUndefined()
  })

  it('shows the newest matches of a long statement, and their number', () => {
    const transactions = Array.from({ length: 28 }, (_, index) => row(28 - index, { name: `Shop ${28 - index}` }))
    expect(labels('shop', { statement: { transactions } })).toEqual({
      transactions: ['Shop 28', 'Shop 27', 'Shop 26', 'Shop 25', 'Shop 24', '28 transactions in Statements & Report'],
    })
  })

  it('opens the details of a transaction in an unfiltered statement', () => {
    const act = choice('lena', 'Transfer to Lena Abel')?.act
    expect(act).toMatchObject({ does: 'open', path: `${dashboard.statements()}?transaction=8`, state: { search: '' } })
  })

  it('opens all matches without putting the search in the address', () => {
    const act = choice('5500112233 ', '1 transaction in Statements & Report', {
      statement: { transactions: [row(1, { name: '5500112233' })] },
    })?.act
    expect(act).toMatchObject({ path: dashboard.statements(), state: { search: '5500112233 ' } })
  })

  it('opens the statement of a month', () => {
    expect(choice('last month', "Last month's statement")?.act).toMatchObject({
      path: `${dashboard.statements()}?month=2025-12`,
    })
    expect(labels('november')).toEqual({ actions: ['November 2025 statement'] })
    expect(choice('nov 2025', 'November 2025 statement')?.act).toMatchObject({
      path: `${dashboard.statements()}?month=2025-11`,
    })
    expect(labels('January')['actions']).toEqual(["This month's statement"])
    expect(labels('2025')['actions']).toEqual(["Last month's statement"])
  })

  it('finds a transaction by the note of its transfer', () => {
    const transactions = [row(8, { name: 'Transfer to Lena Abel', transfer_id: 'T1' })]
    const found = { statement: { transactions }, transfers: [{ ...lena, note: 'Concert tickets' }] }
    expect(labels('concert', found)['transactions']?.[0]).toBe('Transfer to Lena Abel')
  })

  it('shows no keys while shortcuts are turned off', () => {
    const off = choicesFor('', { ...sources, hasShortcuts: false }).flatMap(({ choices }) => choices)
    expect(off.filter(({ keys, act }) => keys !== undefined || act.does === 'shortcuts')).toEqual([])
    expect(choice('', 'Statements & Report')?.keys).toEqual(['g', 't'])
  })

  it('offers payees first, and the pages first that match a text', () => {
    expect(Object.keys(labels(''))).toEqual(['payees', 'pages', 'actions'])
    expect(Object.keys(labels('a')).slice(0, 2)).toEqual(['pages', 'payees'])
  })

  it.each(['hide', 'show', 'amounts'])('finds the switch of the balance by "%s"', (text) => {
    for (const isHidden of [true, false])
      expect(labels(text, { isHidden })['actions']).toEqual([isHidden ? 'Show balance' : 'Hide balance'])
  })

  it('offers pages and actions while payees and transactions have not been loaded', () => {
    expect(Object.keys(labels('', { statement: undefined, transfers: undefined }))).toEqual(['pages', 'actions'])
  })

  it('has a unique id for each option', () => {
    const ids = ['', 'a', 'lena'].map((text) =>
      choicesFor(text, sources).flatMap(({ choices }) => choices.map(({ id }) => id)),
    )
    for (const list of ids) expect(new Set(list).size).toBe(list.length)
  })
})

describe('the state of a history entry', () => {
  it.each([undefined, null, 'text', {}, ofSession({ visit: '1', search: '' }), ofSession({ visit: 1 })])(
    '%j is not a visit',
    (state) => {
      expect(readVisit(state)).toBeUndefined()
    },
  )

  it('is a visit with its time and a search', () => {
    expect(readVisit(ofSession({ visit: 5, search: 'b', more: 1 }))).toEqual({ visit: 5, search: 'b' })
  })
})
