import type { StateRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

export const unreadCounted: StateRule<{ nc: unknown; unread: number; where: string }> = {
  id: 'unread-counted',
  about: 'state',
  level: 'MUST',
  title: '`nc` is the number of unread notifications, in every response.',
  why: 'A count that is stored beside the rows, or counted over all customers.',
  restsOn: ['something to compare'],
  source: 'operation',
  check: ({ nc, unread, where }) =>
    nc === undefined || Number(nc) === unread ? undefined : { expected: `nc ${unread} in ${where}`, got: show(nc) },
}
