import { inCalls } from '#tests/conformance/again.ts'
import { pause, reasonOf, type Context } from '#tests/conformance/context.ts'
import { show } from '#tests/conformance/contract/schema.ts'
import { objectOf, tokenIn, type Account } from '#tests/conformance/exchange.ts'
import { isJustified } from '#tests/conformance/policy.ts'
import { rowsOf } from '#tests/conformance/reading/rows.ts'
import { snapshotOf } from '#tests/conformance/reading/snapshot.ts'
import { rowsStay, unreadCounted } from '#tests/conformance/rules/agreement.ts'
import { actionServed, extraFieldsIgnored, nothingElse } from '#tests/conformance/rules/effects.ts'
import {
  foreignRecordKept,
  readStaysRead,
  unknownIdRefused,
  unreadFalls,
  unreadOnce,
} from '#tests/conformance/rules/records.ts'
import { mainOf, shows, type Scenario, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { withoutOwn } from './extras.ts'
import { isUsedBank } from './order.ts'

/** Reading marks nothing. Needs an unread notification in the first response of the run. */
export const notificationList: Scenario = {
  name: 'notification list',
  uses: ['getNotifications'],
  rules: [readStaysRead, unreadCounted],
  run: async (steps) => {
    const { context, succeed, judge, stop } = steps
    const main = mainOf(steps)
    const loaded = context.loaded.get('getNotifications')
    const first = (loaded && objectOf(loaded)) ?? stop('the list of getNotifications cannot be read')
    const again = await succeed('getNotifications', {}, main, 'read again')
    const unread = Object.values(states(again)).filter((state) => state === 'no').length
    if (shows(again, 'notifications'))
      judge(unreadCounted, { nc: again.body['nc'], unread, where: 'getNotifications' }, again.exchange)
    if (!Object.values(states({ body: first })).includes('no')) return stop(noneUnread(context, first))
    judge(readStaysRead, { expected: states({ body: first }), got: states(again) }, again.exchange)
  },
}

/** Used up if a former run may have marked the last one. */
function noneUnread(context: Context, list: Step['body']): string {
  const odd = Object.values(states({ body: list })).filter((state) => state !== 'yes' && state !== 'no')
  if (odd.length > 0) return `in the list of getNotifications wasread is ${show(odd[0])}, neither "yes" nor "no"`
  const reason = 'there is no unread notification'
  if (isUsedBank(context)) context.usedUp.add(reason)
  return reason
}

export const notifications: Scenario = {
  name: 'notifications',
  uses: ['getNotifications', 'markNotificationAsRead'],
  rules: [unreadFalls, unreadOnce, readStaysRead, unknownIdRefused, nothingElse],
  run: async (steps) => {
    const { context, send, mustSucceed, succeed, probe, judge, stop } = steps
    const { second } = context.accounts
    const main = mainOf(steps)
    await unreadStays(steps)
    const before = await succeed('getNotifications', {}, main)
    const nobodys = await send('markNotificationAsRead', { id: '987654321' }, main, 'an unknown id')
    judge(unknownIdRefused, nobodys, nobodys.exchange)
    if (!shows(before, 'notifications')) {
      const [issue] = before.exchange.issues
      return stop(`the list of getNotifications cannot be read${issue === undefined ? '' : `, see ${issue.path}`}`)
    }
    const all = rowsOf(before.body, 'notifications').filter(({ wasread }) => wasread === 'no')
    // Neither the newest nor the oldest of three, so that marking either of them shows.
    const unread = all[Math.floor(all.length / 2)]
    if (unread === undefined) return stop(noneUnread(context, before.body))
    const id = String(unread['id'])

    if (second?.token === undefined)
      context.findings.skipped(foreignRecordKept, 'no second customer: --email2 and --password2')
    else {
      const { exchange } = await send('markNotificationAsRead', { id }, second, 'with the token of another customer')
      const still = await succeed('getNotifications', {}, main)
      const wasread = states(still)[id]
      judge(foreignRecordKept, { wasread }, inCalls(exchange, exchange, still.exchange))
      if (wasread !== 'no') return
    }

    // A cast to a number would accept these as the id.
    for (const text of [`${id}-x`, `${id} OR 1=1`]) {
      const step = await probe('markNotificationAsRead', { id: text }, main, `the id ${text}`)
      const got = states(await probe('getNotifications', {}, main))
      judge(readStaysRead, { expected: states(before), got }, step.exchange)
      if (got[id] !== 'no') return
    }

    const snapshot = await snapshotOf(steps, main)
    const step = await send('markNotificationAsRead', { id }, main)
    // Any other refusal is a finding already.
    if (!step.accepted && isJustified('markNotificationAsRead', reasonOf(step.exchange))) await snapshot.compare(step)
    const { exchange } = mustSucceed('markNotificationAsRead', step)
    const after = await succeed('getNotifications', {}, main)
    const now = states(after)
    const lost = rowsOf(before.body, 'notifications').filter((row) => !(String(row['id']) in now))
    judge(rowsStay, { list: 'notifications', lost, left: Object.keys(now).length }, after.exchange)
    const wasread = id in now ? now[id] : 'yes'
    const arrived = (then: Step, later: Step): number =>
      Object.entries(states(later)).filter(([key, state]) => state === 'no' && !(key in states(then))).length
    const facts = { before: Number(before.body['nc']) + arrived(before, after), after: after.body['nc'], wasread }
    judge(unreadFalls, facts, exchange)
    judge(readStaysRead, { expected: { ...states(before), [id]: 'yes' }, got: now }, exchange)
    for (const [name, text] of Object.entries(wordsOf(before, id))) {
      const kept = wordsOf(after, id)[name]
      if (id in now) judge(nothingElse, { what: `${name} of the notification`, before: text, after: kept }, exchange)
    }
    await snapshot.compare(step, /^getNotifications notifications$/)
    context.findings.notes.push(`The notification with the id ${id} was marked as read.`)

    const again = await probe('markNotificationAsRead', { id }, main, 'the same notification again')
    const twice = await probe('getNotifications', {}, main)
    const [counted, countedTwice] = [after.body['nc'], twice.body['nc']]
    if (shows(twice, 'notifications', 'nc') && counted !== undefined && countedTwice !== undefined)
      judge(unreadOnce, { expected: Number(counted) + arrived(after, twice), got: countedTwice }, again.exchange)
    judge(readStaysRead, { expected: now, got: states(twice) }, again.exchange)
    const theirs = second?.token === undefined ? undefined : (await probe('getNotifications', {}, second)).body
    const [foreign] =
      theirs === undefined ? [] : rowsOf(theirs, 'notifications').filter(({ wasread }) => wasread === 'no')
    const odd = [
      `0 OR 1=1`,
      `${id}' OR '1'='1`,
      '%',
      '*',
      '-1',
      '0',
      '',
      ...(foreign === undefined ? [] : [`${id},${String(foreign['id'])}`]),
    ]
    for (const text of odd) {
      const step = await probe('markNotificationAsRead', { id: text }, main, `the id ${text}`)
      const facts = { expected: states(twice), got: states(await probe('getNotifications', {}, main)) }
      judge(readStaysRead, facts, step.exchange)
      if (!text.startsWith(id) && !(text in states(twice)))
        judge(unknownIdRefused, { ...step, level: 'SHOULD' }, step.exchange)
    }
    // Two customers may have the same id in separate lists.
    if (foreign !== undefined && second !== undefined && !(String(foreign['id']) in states(twice))) {
      const then = states({ body: theirs ?? {} })
      const own = String(foreign['id'])
      const step = await probe('markNotificationAsRead', { id: own }, main, 'an id of another customer')
      const list = await probe('getNotifications', {}, second)
      const now = states(list)[own]
      const exchange = inCalls(step.exchange, step.exchange, list.exchange)
      judge(foreignRecordKept, { wasread: then[own] === now ? 'no' : now }, exchange)
      judge(unknownIdRefused, { ...step, level: 'SHOULD' }, step.exchange)
    }
    await markInAnotherSession(steps, main, id)
    await markNewest(steps)
  },
}

/** What was unread at the beginning, since nothing has marked it. A job may mark what was read by a loader. */
async function unreadStays({ context, probe, judge }: Steps): Promise<void> {
  const { main, second } = context.accounts
  const first = [
    { holder: main, loaded: context.loaded.get('getNotifications') },
    { holder: second, loaded: context.loadedAsSecond.get('getNotifications') },
  ]
  await pause(context.settings, Math.max(0, 2000 - (performance.now() - context.loadedAt)))
  for (const { holder, loaded } of first) {
    if (holder?.token === undefined || loaded?.issues.length !== 0) continue
    const now = await probe('getNotifications', {}, holder, 'later')
    // Ids may be made for each session.
    if (!shows(now, 'notifications') || tokenIn(now.exchange) !== tokenIn(loaded)) continue
    const then = states({ body: objectOf(loaded) ?? {} })
    judge(readStaysRead, { expected: then, got: states(now) }, now.exchange)
  }
}

/** Marks the newest one of the second customer; older ones must stay unread. */
async function markNewest({ context, probe, send, judge }: Steps): Promise<void> {
  const { second } = context.accounts
  if (second?.token === undefined) return
  const { body } = await probe('getNotifications', {}, second)
  const [newest, other] = rowsOf(body, 'notifications').filter(({ wasread }) => wasread === 'no')
  if (newest === undefined || other === undefined) return
  const [before, id] = [states({ body }), String(newest['id'])]
  const form = { id, ...withoutOwn(context, 'markNotificationAsRead') }
  const note = 'the newest one of another customer'
  const more = await send('markNotificationAsRead', form, second, `${note}, with fields of no form`)
  const step = more.accepted ? more : await send('markNotificationAsRead', { id }, second, note)
  const reason = step.accepted ? undefined : reasonOf(step.exchange)
  if (reason === undefined || !isJustified('markNotificationAsRead', reason))
    judge(actionServed, { reason }, step.exchange)
  if (!step.accepted) return
  judge(extraFieldsIgnored, { got: more.accepted ? undefined : reasonOf(more.exchange) }, more.exchange)
  const got = states(await probe('getNotifications', {}, second))
  judge(readStaysRead, { expected: { ...before, [id]: 'yes' }, got }, step.exchange)
  context.findings.notes.push(`The notification of ${second.email} with the id ${id} was marked as read.`)
}

async function markInAnotherSession({ probe, judge, guest }: Steps, main: Account, marked: string): Promise<void> {
  const { keptToken } = main
  const now = states(await probe('getNotifications', {}, main))
  const id = Object.keys(now).find((key) => now[key] === 'yes' && key !== marked)
  if (keptToken === undefined || keptToken === main.token || id === undefined) return
  const note = 'a notification that is read, in another session'
  const step = await guest('markNotificationAsRead', { id, token: keptToken }, note)
  const got = states(await probe('getNotifications', {}, main))
  judge(readStaysRead, { expected: now, got }, step.exchange)
}

function wordsOf({ body }: Step, id: string): Record<string, unknown> {
  const { title, body: text, date, about } = rowsOf(body, 'notifications').find((row) => String(row['id']) === id) ?? {}
  return { title, body: text, date, about }
}

function states({ body }: Pick<Step, 'body'>): Record<string, unknown> {
  return Object.fromEntries(rowsOf(body, 'notifications').map((row) => [String(row['id']), row['wasread']]))
}
