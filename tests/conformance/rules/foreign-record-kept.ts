import type { StateRule } from '#tests/conformance/rule.ts'
import { show } from '#tests/conformance/schema.ts'

export const foreignRecordKept: StateRule<{ wasread: unknown }> = {
  id: 'foreign-record-kept',
  about: 'state',
  level: 'MUST',
  title: 'An id of somebody else’s changes nothing.',
  why: 'WHERE id = ? without AND customer = ?: ids are easy to guess.',
  restsOn: ['two customers', 'something to compare'],
  seenThrough: () => ['getNotifications'],
  source: { file: 'schemas/notifications.yaml', phrase: 'A message from the bank to the customer' },
  check: ({ wasread }) =>
    wasread === 'no' ? undefined : { expected: 'the notification is still unread', got: `wasread ${show(wasread)}` },
}
