import { describe, expect, it } from 'vitest'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { actionCommands, isFound, pageCommands } from '#src/app/commands/commands.tsx'
import { statementCommands } from '#src/features/statements/commands.tsx'
import { readVisit } from '#src/features/statements/visit.ts'
import { payeeCommands } from '#src/features/transfers/commands.tsx'
import { paths } from '#src/paths.ts'
import { ofSession } from '#src/session/entryState.ts'

const { dashboard } = paths

const lena: PastTransfer = {
  id: 'T1',
  act_hold_name: 'Lena Abel',
  act_no: '5500112233',
  bank: 'Meridian Mutual',
  amount: 42_000,
  date: new Date(2026, 0, 14).getTime(),
  status: 'successful',
}
const now = new Date(2026, 0, 15)
const actions = { isBalanceHidden: false, now }

function found(query: string, changes: Partial<typeof actions> = {}): string[] {
  return [...payeeCommands([lena]), ...pageCommands, ...actionCommands({ ...actions, ...changes })]
    .filter((command) => isFound(command, query))
    .map(({ label }) => label)
}

describe('the command palette', () => {
  it('offers payees, pages and actions at once', () => {
    expect(found('')).toEqual([
      'Send to Lena Abel',
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
      'Hide balance',
      "This month's statement",
      "Last month's statement",
      'Print this page',
      'Change password',
      'Change PIN',
      'Change email',
      'Light theme',
      'Dark theme',
      'Log Out',
    ])
  })

  it.each([
    ['  LENA abel ', ['Send to Lena Abel']],
    ['send to lena', ['Send to Lena Abel']],
    ['meridian', ['Send to Lena Abel']],
    ['5500112233', ['Send to Lena Abel']],
    ['home', ['Dashboard']],
    ['whatsapp', ['Help & Support']],
    ['sign out', ['Log Out']],
    ['amounts', ['Hide balance']],
    ['december', ["Last month's statement"]],
    ['loan', ['Loan']],
    ['nothing like it', []],
  ])('finds by every word of "%s"', (query, labels) => {
    expect(found(query)).toEqual(labels)
  })

  it('finds a payee without the marks of a name', () => {
    const commands = payeeCommands([{ ...lena, act_hold_name: 'Đặng Thị O’Neil' }])
    expect(commands.filter((command) => isFound(command, "dang o'neil"))).toEqual(commands)
  })

  it('shows three payees until one is searched', () => {
    const past = ['Ann', 'Bob', 'Cy', 'Dora'].map((name) => ({ ...lena, id: name, act_hold_name: name }))
    const labels = (query: string) =>
      payeeCommands(past)
        .filter((command) => isFound(command, query))
        .map(({ label }) => label)
    expect(labels('')).toEqual(['Send to Ann', 'Send to Bob', 'Send to Cy'])
    expect(labels('dora')).toEqual(['Send to Dora'])
  })

  it('selects a payee by an id, never an account number', () => {
    expect(payeeCommands([lena, { ...lena, id: 'T0' }])).toMatchObject([{ to: dashboard.send({ payee: 'T1' }) }])
    const { id: _, ...unnamed } = lena
    expect(payeeCommands([unnamed])).toEqual([])
  })

  it('opens the statement of this or the last month', () => {
    expect(statementCommands(now)).toMatchObject([
      { to: `${dashboard.statements()}?month=2026-01`, notes: ['January 2026'] },
      { to: `${dashboard.statements()}?month=2025-12`, notes: ['December 2025'] },
    ])
  })

  it('offers to show a hidden balance', () => {
    expect(found('balance', { isBalanceHidden: true })).toEqual(['Show balance'])
  })
})

describe('the state of a history entry', () => {
  it.each([undefined, null, 'text', {}, ofSession({ visit: '1' })])('%j is not a visit', (state) => {
    expect(readVisit(state)).toBeUndefined()
  })

  it('is a visit with its time', () => {
    expect(readVisit(ofSession({ visit: 5, more: 1 }))).toEqual({ visit: 5 })
  })
})
