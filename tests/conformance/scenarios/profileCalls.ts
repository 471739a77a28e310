import { reasonOf, type Context } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import { folded, rowsOf, within } from '#tests/conformance/reading/rows.ts'
import type { Looks } from '#tests/conformance/reading/snapshot.ts'
import { actionServed } from '#tests/conformance/rules/effects.ts'
import { pictureChanges } from '#tests/conformance/rules/files.ts'
import { profileKept, readStaysRead, textKept, unknownIdRefused } from '#tests/conformance/rules/records.ts'
import type { Step, Steps } from '#tests/conformance/scenario.ts'
import { freshPhoto, freshPicture, photoOfSize } from '#tests/conformance/values/files.ts'
import { bodyIn, sentIn, type CustomerCall } from './customerCall.ts'
import { profileFieldsOf, tryingValues, usualValues, valuesOf } from './profile.ts'

export function profileCalls(steps: Steps, account: Account): CustomerCall[] {
  const { context, probe, judge } = steps
  const fields = profileFieldsOf(context)
  const shown = async () => valuesOf(fields, within((await probe('getProfile', {}, account)).body, 'profile'))
  const others = [tryingValues(fields), usualValues(fields)]
  const differing = (name: string, now: string | undefined): string =>
    others.find((values) => values[name] !== now)?.[name] ?? ''
  const save = async (change: Readonly<Record<string, string>>, note: string): Promise<Step> =>
    probe('updateProfile', { ...(await shown()), ...change }, account, note)
  const pictureIn = (looks: Looks): unknown => within(bodyIn(looks, 'getProfile'), 'profile')['picture']
  const forms: CustomerCall[] = [
    { id: 'updateProfile', act: async () => judgeSaved(steps, await save({}, 'a profile as it is'), save) },
    {
      id: 'updateProfile',
      // An empty field empties it. Where it is refused, the other one must stay as well.
      changes: / (user|profile)\.(fullname|phone)$/,
      act: async () => {
        const { fullname = '', phone = '' } = await shown()
        const step = await save({ fullname: '', phone: differing('phone', phone) }, 'a profile without a name')
        if (step.accepted) await save({ fullname, phone }, 'the former name')
        return step
      },
    },
    ...fields.map(({ name }): CustomerCall => ({
      id: 'updateProfile',
      changes: new RegExp(` (user|profile)\\.${name}$`),
      act: async () => {
        const now = (await shown())[name]
        return save({ [name]: differing(name, now) }, `another ${name}`)
      },
      shows: (step, _before, after) => {
        if (!after.has('getProfile')) return
        const kept = folded(within(bodyIn(after, 'getProfile'), 'profile')[name])
        judge(profileKept, { sent: { [name]: folded(sentIn(step, name)) }, kept: { [name]: kept } }, step.exchange)
      },
    })),
  ]
  return [
    ...(isShownAsSent(context) ? forms : []),
    ...[
      ...([
        ['another picture', freshPicture],
        ['another photo', freshPhoto],
        ['a large photo', () => photoOfSize(140_000)],
      ] as const),
      // Above the usual limit of PHP, whose excess arrives as no file.
      ...(context.settings.largeUploads === true
        ? [['a very large photo', () => photoOfSize(3_000_000)] as const]
        : []),
    ].map(([note, file]): CustomerCall => ({
      id: 'updatePicture',
      changes: / (user|profile)\.picture$/,
      act: () => probe('updatePicture', { profilePic: file() }, account, note),
      shows: (step, before, after) => {
        if (after.has('getProfile'))
          judge(pictureChanges, { before: pictureIn(before), after: pictureIn(after) }, step.exchange)
      },
    })),
  ]
}

/** Otherwise a profile that is sent back as it is shown would store what only the loader has changed. */
export function isShownAsSent({ findings }: Context): boolean {
  return !findings.has(textKept.id, 'getProfile')
}

/** A bank may refuse a save that changes nothing by mistake: MySQL counts no changed row. A change there and back shows it. */
async function judgeSaved(
  { context, judge }: Steps,
  step: Step,
  save: (change: Readonly<Record<string, string>>, note: string) => Promise<Step>,
): Promise<Step> {
  if (step.accepted || context.findings.tally('updateProfile').accepted === 0) return step
  const former = sentIn(step, 'home_address')
  if (!(await save({ home_address: `${former} 2` }, 'another address')).accepted) return step
  const back = await save({ home_address: former }, 'the former one')
  const reason = reasonOf(step.exchange)
  if (back.accepted) judge(actionServed, { reason: `of a profile that is as it was: ${reason}` }, step.exchange)
  return step
}

export function notificationCalls({ context, probe, judge }: Steps, account: Account): CustomerCall[] {
  const mark = async (isRead: boolean): Promise<Step | undefined> => {
    const rows = rowsOf((await probe('getNotifications', {}, account)).body, 'notifications')
    const like = rows.filter(({ wasread }) => (wasread === 'yes') === isRead)
    const row = like.at(-1)
    // One stays unread for the next run.
    if (row === undefined || (!isRead && like.length < 2)) return undefined
    const note = isRead ? 'the oldest notification that is read' : 'the oldest unread notification'
    const id = String(row['id'])
    if (!isRead)
      context.findings.notes.push(`The notification of ${account.email} with the id ${id} was marked as read.`)
    return probe('markNotificationAsRead', { id }, account, note)
  }
  const unknown: CustomerCall = {
    id: 'markNotificationAsRead',
    mustFail: unknownIdRefused,
    act: () => probe('markNotificationAsRead', { id: '987654321' }, account, 'an unknown id'),
  }
  const statesIn = (looks: Looks) =>
    Object.fromEntries(
      rowsOf(bodyIn(looks, 'getNotifications'), 'notifications').map((row) => [String(row['id']), row['wasread']]),
    )
  return [
    { id: 'markNotificationAsRead', act: () => mark(true) },
    ...(account.kind === 'main' ? [] : [unknown]),
    {
      id: 'markNotificationAsRead',
      changes: /^getNotifications notifications$/,
      act: () => mark(false),
      shows: (step, before, after) => {
        const expected = { ...statesIn(before), [sentIn(step, 'id')]: 'yes' }
        judge(readStaysRead, { expected, got: statesIn(after) }, step.exchange)
      },
    },
  ]
}
