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

/** Reads the list twice: reading marks nothing. */
export const notificationList: Journey = {
  name: 'notification list',
  uses: ['getNotifications'],
  rules: [readStaysRead, unreadCounted],
  missing: needsMain,
  run: async (stage) => {
    const { succeed, judge } = stage
    const main = mainOf(stage)
    // The first of all answers: a list that marks what it shows is only told by that one.
    const loaded = stage.bench.loaded.get('getNotifications')
    const before = await succeed('getNotifications', {}, main)
    const first = { answer: (loaded === undefined ? undefined : objectOf(loaded)) ?? before.answer }
    const after = await succeed('getNotifications', {}, main, 'read once more')
    judge(readStaysRead, { expected: states(first), got: states(after) }, after.heard)
    const unread = Object.values(states(before)).filter((state) => state === 'no').length
    judge(unreadCounted, { nc: before.answer['nc'], unread, where: 'getNotifications' }, before.heard)
  },
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
    if (unread === undefined) {
      const reason = 'there is no unread notification'
      if (isUsedBank(bench)) bench.usedUp.add(reason)
      return stop(reason)
    }
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
