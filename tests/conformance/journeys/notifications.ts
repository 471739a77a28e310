import { rowsOf } from '../journey.ts'
import type { Journey, Step } from '../journey.ts'
import { foreignRecordKept } from '../rules/foreign-record-kept.ts'
import { unreadFalls } from '../rules/unread-falls.ts'

/** Marks a notification as read, first with the token of somebody else. */
export const notifications: Journey = {
  name: 'notifications',
  uses: ['getNotifications', 'markNotificationAsRead'],
  rules: [unreadFalls],
  missing: ({ accounts }) =>
    accounts.main?.token === undefined ? 'needs a sign-in: --email and --password' : undefined,
  run: async ({ bench, ask, succeed, judge, stop }) => {
    const { main, second } = bench.accounts
    const before = await succeed('getNotifications', {}, main)
    const unread = rowsOf(before.answer, 'notifications').find(({ wasread }) => wasread === 'no')
    if (unread === undefined) return stop('there is no unread notification')
    const id = String(unread['id'])

    if (second?.token === undefined)
      bench.findings.unasked(foreignRecordKept, 'no second customer: --email2 and --password2')
    else {
      const { heard } = await ask('markNotificationAsRead', { id }, second)
      const still = await succeed('getNotifications', {}, main)
      const wasread = notification(still, id)?.['wasread']
      judge(foreignRecordKept, { wasread }, heard)
      if (wasread !== 'no') return
    }

    const { heard } = await succeed('markNotificationAsRead', { id }, main)
    const after = await succeed('getNotifications', {}, main)
    const { wasread } = notification(after, id) ?? {}
    judge(unreadFalls, { before: before.answer['nc'], after: after.answer['nc'], wasread }, heard)
  },
}

function notification({ answer }: Step, id: string): Record<string, unknown> | undefined {
  return rowsOf(answer, 'notifications').find((row) => String(row['id']) === id)
}
