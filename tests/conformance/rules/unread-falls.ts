import type { StateRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

interface State {
  before: unknown
  after: unknown
  wasread: unknown
}

export const unreadFalls: StateRule<State> = {
  id: 'unread-falls',
  about: 'state',
  level: 'MUST',
  title: 'A notification that was marked is read, and the unread count is one less.',
  why: 'A count that is stored beside the rows and not kept up with them.',
  restsOn: ['an accepted action', 'something to compare'],
  seenThrough: () => ['getNotifications'],
  source: { file: 'paths/notifications.yaml', phrase: '`nc` falls by one' },
  check: ({ before, after, wasread }) =>
    Number(after) === Number(before) - 1 && wasread === 'yes'
      ? undefined
      : {
          expected: `nc ${Number(before) - 1}, wasread "yes"`,
          got: `nc ${show(after)}, wasread ${show(wasread)}`,
        },
}
