import { describe, expect, it } from 'vitest'
import type { BankNotification } from '#src/api/generated/models/bankNotification.ts'
import { byMonth, decremented, linkOf, selectNotifications } from '#src/features/notifications/model.ts'

const notifications: BankNotification[] = [
  { id: '1', title: 'New sign-in', body: 'From a new device.', wasread: 'no' },
  { id: '2', title: 'Transfer sent', body: 'To Ben Okafor.', wasread: 'yes' },
  { id: '3', title: 'Transfer received', body: 'From Lena Abel.', wasread: 'no' },
]
const everything = { search: '', shown: 'all', kept: new Set<string>() } as const

const ids = (view: Partial<Parameters<typeof selectNotifications>[1]>) =>
  selectNotifications(notifications, { ...everything, ...view }).map(({ id }) => id)

describe('the shown notifications', () => {
  it.each([
    ['', ['1', '2', '3']],
    ['  ', ['1', '2', '3']],
    ['TRANSFER', ['2', '3']],
    ['from', ['1', '3']],
    ['  from   transfer ', ['3']],
    ['sent to', ['2']],
    ['okáfor', ['2']],
    ['transfer nobody', []],
  ])('have all the words of %j in title and text, in any case', (search, expected) => {
    expect(ids({ search })).toEqual(expected)
  })

  it('[R175] can be the unread ones only, with those that were read meanwhile', () => {
    expect(ids({ shown: 'unread' })).toEqual(['1', '3'])
    expect(ids({ shown: 'unread', kept: new Set(['2']) })).toEqual(['1', '2', '3'])
    expect(ids({ shown: 'unread', search: 'transfer' })).toEqual(['3'])
  })
})

describe('the months of notifications', () => {
  it("have neighbours together, in the bank's order", () => {
    const dates = [new Date(2026, 0, 15), new Date(2026, 0, 2), undefined, undefined, new Date(2025, 0, 2)]
    const listed = [...dates, new Date(2026, 0, 1)].map((date, index) => ({
      ...(date && { date: date.getTime() }),
      id: String(index),
      title: 'Notice',
      body: '',
    }))
    expect(byMonth(listed).map(({ label, notifications: own }) => [label, ...own.map(({ id }) => id)])).toEqual([
      ['January 2026', '0', '1'],
      [undefined, '2', '3'],
      ['January 2025', '4'],
      ['January 2026', '5'],
    ])
    expect(byMonth([])).toEqual([])
  })
})

it.each([
  ['security', { to: '/dashboard/settings#password', label: 'Change password' }],
  ['transfer', { to: '/dashboard/statements', label: 'See transactions' }],
  ['statement', { to: '/dashboard/statements', label: 'Open statements' }],
  [undefined, undefined],
] as const)('[R174] a notification about %s has the link %j', (about, link) => {
  expect(linkOf({ about })).toEqual(link)
})

it.each([
  ['j12', '/dashboard/statements?transaction=j12'],
  ['../profile', '/dashboard/statements'],
  ['', '/dashboard/statements'],
])('[R174] a notification about the transfer "%s" links to %s', (transaction, to) => {
  expect(linkOf({ about: 'transfer', transaction })).toMatchObject({ to })
  expect(linkOf({ about: 'security', transaction })).toMatchObject({ to: '/dashboard/settings#password' })
})

it.each([
  [2, 1],
  [1, 0],
  [0, 0],
])('[R178] the count falls from %s to %s when one is read', (count, fallen) => {
  expect(decremented(count)).toBe(fallen)
})
