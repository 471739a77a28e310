import type { Bench } from '../bench.ts'
import { objectOf } from '../exchange.ts'
import { mainOf, needsMain, rowsOf, shows } from '../journey.ts'
import type { Journey, Step } from '../journey.ts'
import { watchOther } from '../others.ts'
import { isUsedBank } from './order.ts'
import { foreignRecordKept } from '../rules/foreign-record-kept.ts'
import { readStaysRead } from '../rules/read-stays-read.ts'
import { unknownIdRefused } from '../rules/unknown-id-refused.ts'
import { unreadCounted } from '../rules/unread-counted.ts'
import { unreadFalls } from '../rules/unread-falls.ts'

/** Reads the list twice: reading marks nothing. Where the first answer of the run holds nothing unread, nothing can show. */
export const notificationList: Journey = {
  name: 'notification list',
  uses: ['getNotifications'],
  rules: [readStaysRead, unreadCounted],
  missing: needsMain,
  run: async (stage) => {
    const { bench, succeed, judge, stop } = stage
    const main = mainOf(stage)
    const loaded = bench.loaded.get('getNotifications')
    const first = (loaded && objectOf(loaded)) ?? stop('the list of getNotifications cannot be read')
    const again = await succeed('getNotifications', {}, main, 'read once more')
    const unread = Object.values(states(again)).filter((state) => state === 'no').length
    judge(unreadCounted, { nc: again.answer['nc'], unread, where: 'getNotifications' }, again.heard)
    if (!Object.values(states({ answer: first })).includes('no')) return stop(noneUnread(bench))
    judge(readStaysRead, { expected: states({ answer: first }), got: states(again) }, again.heard)
  },
}

/** Says that nothing is unread, and notes it as used up where a former run may have marked the last one. */
function noneUnread(bench: Bench): string {
  const reason = 'there is no unread notification'
  if (isUsedBank(bench)) bench.usedUp.add(reason)
  return reason
}

/** Marks a notification as read: first one that does not exist, then with the token of somebody else, then in order. */
export const notifications: Journey = {
  name: 'notifications',
  uses: ['getNotifications', 'markNotificationAsRead'],
  rules: [unreadFalls, readStaysRead, unknownIdRefused],
  missing: needsMain,
  run: async (stage) => {
    const { bench, ask, succeed, judge, stop } = stage
    const { second } = bench.accounts
    const main = mainOf(stage)
    const before = await succeed('getNotifications', {}, main)
    const nobodys = await ask('markNotificationAsRead', { id: '987654321' }, main, 'an id that nobody has')
    judge(unknownIdRefused, nobodys, nobodys.heard)
    if (!shows(before, 'notifications')) return stop('the list of getNotifications cannot be read')
    const unread = rowsOf(before.answer, 'notifications').find(({ wasread }) => wasread === 'no')
    if (unread === undefined) return stop(noneUnread(bench))
    const id = String(unread['id'])

    if (second?.token === undefined)
      bench.findings.unasked(foreignRecordKept, 'no second customer: --email2 and --password2')
    else {
      const { heard } = await ask('markNotificationAsRead', { id }, second, 'with the token of another customer')
      const still = await succeed('getNotifications', {}, main)
      const wasread = states(still)[id]
      judge(foreignRecordKept, { wasread }, heard)
      if (wasread !== 'no') return
    }

    const other = await watchOther(stage, ['getNotifications'], (_id, answer) => answer['notifications'])
    const { heard } = await succeed('markNotificationAsRead', { id }, main)
    const after = await succeed('getNotifications', {}, main)
    const now = states(after)
    judge(unreadFalls, { before: before.answer['nc'], after: after.answer['nc'], wasread: now[id] }, heard)
    judge(readStaysRead, { expected: { ...states(before), [id]: 'yes' }, got: now }, heard)
    await other.compare(heard)
    bench.findings.notes.push(`A notification was marked as read: ${id}`)
  },
}

function states({ answer }: Pick<Step, 'answer'>): Record<string, unknown> {
  return Object.fromEntries(rowsOf(answer, 'notifications').map((row) => [String(row['id']), row['wasread']]))
}
