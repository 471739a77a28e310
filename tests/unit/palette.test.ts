import { describe, expect, it } from 'vitest'
import type { PastTransfer } from '#src/api/generated/models/pastTransfer.ts'
import { actionCommands, isFound, pageCommands } from '#src/app/commands/commands.tsx'
import { payeeCommands } from '#src/features/transfers/commands.tsx'
import { paths } from '#src/paths.ts'

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
const actions = { isBalanceHidden: false }

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
})
