import { describe, expect, it } from 'vitest'
import type { BankNotification } from '#src/api/generated/models/bankNotification.ts'
import { linkOf, oneLess, selectNotifications } from '#src/features/notifications/model.ts'

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

it.each([
  ['security', '/dashboard/settings#password'],
  ['transfer', '/dashboard/statements'],
  ['statement', '/dashboard/statements'],
  [undefined, undefined],
] as const)('[R174] a notification about %s links to %s', (about, to) => {
  expect(linkOf({ about })?.to).toBe(to)
})

it.each([
  [2, 1],
  [1, 0],
  [0, 0],
  [undefined, undefined],
])('[R178] the count falls from %s to %s when one is read', (count, fallen) => {
  expect(oneLess(count)).toBe(fallen)
})
