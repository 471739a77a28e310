import { expect, it } from 'vitest'
import { linkOf } from '#src/features/notifications/model.ts'

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
