import { isDeepStrictEqual } from 'node:util'
import { factsAgree, idsStay } from '#tests/conformance/rules/agreement.ts'
import { nothingElse, othersUntouched, refusalInert } from '#tests/conformance/rules/effects.ts'
import { agreeing, isSettled } from '#tests/conformance/scenarios/agreement.ts'
import { pause, sessionLoaders } from './context.ts'
import { hasSettled, isSettledRow, leavesOf } from './effects.ts'
import { objectOf, tokenIn, type Account, type Exchange } from './exchange.ts'
import { keyOfRow, newRows, rowsOf, untilQuiet } from './reading.ts'
import type { Step, Steps } from './scenario.ts'
import { isRecord } from './schema.ts'

type Looks = ReadonlyMap<string, Exchange>
type Row = Record<string, unknown>

interface Change {
  path: string
  before: unknown
  after: unknown
}

export interface Footprint {
  /** Blames the call for any change outside of the paths that it may change, such as `getProfile profile.email`. */
  compare: (step: Step, changes?: RegExp) => Promise<void>
}

const nothing = /^$/

export async function footprintOf(steps: Steps, account: Account): Promise<Footprint> {
  const { context, judge } = steps
  const { second } = context.accounts
  const other = second === account || second?.token === undefined ? undefined : second
  const lookAtBoth = async (): Promise<[Looks, Looks]> => [
    await look(steps, account),
    other === undefined ? new Map() : await look(steps, other),
  ]
  let [own, theirs] = await lookAtBoth()
  let token = other?.token
  return {
    compare: async (step, changes = nothing) => {
      const [before, beforeTheirs] = [own, theirs]
      ;[own, theirs] = await lookAtBoth()
      const [change] = await lasting(steps, account, differences(before, own, changes), own)
      const reader = change && copiedBy(change, step.exchange, own)
      if (change !== undefined && reader !== undefined) {
        const facts = { what: change.path, here: change.after, there: change.before }
        judge(factsAgree, { ...facts, elsewhere: 'the response before' }, reader)
      }
      const mine = reader === undefined ? change : undefined
      if (mine !== undefined && step.accepted) judge(nothingElse, { ...mine, what: mine.path }, step.exchange)
      if (mine !== undefined && !step.accepted)
        judge(refusalInert, { what: step.exchange.note, change: mine }, step.exchange)
      if (other !== undefined) {
        const foreign = await lasting(steps, other, differences(beforeTheirs, theirs, nothing), theirs)
        // Both may have a notification of a sign-in.
        const isAbout = (text: string): boolean => isSentIn(step.exchange, text)
        const shared = other.token === token ? sharedNotices([before, own], [beforeTheirs, theirs], isAbout) : []
        token = other.token
        const [first] = [...foreign, ...shared]
        if (first !== undefined)
          judge(othersUntouched, { ...first, what: `${first.path} of another customer` }, step.exchange)
      }
      for (const rule of [nothingElse, othersUntouched, refusalInert, idsStay]) context.findings.checked(rule)
      for (const [id, now] of own) judgeIds(steps, before.get(id), now)
      const isSound = (both: readonly Looks[]): boolean => both.every(isSettled)
      if (!isSound([own, theirs])) {
        const { seen, isQuiet } = await untilQuiet(lookAtBoth, isSound, (both) => both.map(leavesIn))
        ;[own, theirs] = seen
        if (!isQuiet) return
      }
      const isPersonal = ['fullname', 'email', 'picture'].some((name) => changes.test(`getProfile user.${name}`))
      const now = { ...context, accounts: { ...context.accounts, main: account } }
      await agreeing({ ...steps, context: now }, own, theirs, !isPersonal, step.exchange)
    },
  }
}

/** Ids may be made for each session. */
function judgeIds({ judge }: Steps, then: Exchange | undefined, now: Exchange): void {
  if (then === undefined || tokenIn(then) !== tokenIn(now)) return
  for (const name of ['transactions', 'notifications'])
    judge(idsStay, { before: rowsOf(objectOf(then) ?? {}, name), after: rowsOf(objectOf(now) ?? {}, name) }, now)
}

function copiedBy({ path, after }: Change, { form }: Exchange, now: Looks): Exchange | undefined {
  const [id = '', fact = ''] = path.split(' ')
  const isSent = form.parts.some(({ name, value }) => fact.endsWith(`.${name}`) && value === after)
  return isSent ? now.get(id) : undefined
}

async function look({ context, probe }: Steps, account: Account): Promise<Map<string, Exchange>> {
  const loaders = sessionLoaders(context)
  const steps = await Promise.all(loaders.map(({ id }) => probe(id, {}, account, 'after an action')))
  return new Map(loaders.map(({ id }, index) => [id, steps[index]?.exchange]).filter(isSound))
}

function isSound(entry: (string | Exchange | undefined)[]): entry is [string, Exchange] {
  const [, exchange] = entry
  return typeof exchange === 'object' && exchange.issues.length === 0 && objectOf(exchange) !== undefined
}

function leavesIn(looks: Looks): Map<string, unknown> {
  const leaves = [...looks].flatMap(([id, exchange]) =>
    [...leavesOf({ exchange })].map(([path, value]): [string, unknown] => [`${id} ${path}`, value]),
  )
  return new Map(leaves)
}

function differences(then: Looks, now: Looks, changes: RegExp): Change[] {
  const [before, after] = [leavesIn(then), leavesIn(now)]
  // A bank may settle, review or book something in between.
  const isReviewed = hasSettled(before, after)
  const found = [...before].flatMap(([path, value]): Change[] => {
    if (!after.has(path) || path.endsWith(' nc')) return []
    if (isReviewed && / (account\.)?(tb|balance)$|current_plan$/.test(path)) return []
    const change = { path, before: value, after: after.get(path) }
    const mayGrow = changes.test(path) || (isReviewed && path.endsWith(' transactions'))
    if (isRows(change.before) && isRows(change.after)) return rowChanges(change, change.before, change.after, mayGrow)
    return mayGrow || isDeepStrictEqual(value ?? '', change.after ?? '') ? [] : [change]
  })
  const showing = (fact: string): number => [...before.keys()].filter((path) => path.endsWith(` ${fact}`)).length
  return found.filter(({ path }) => {
    const fact = path.split(' ')[1] ?? ''
    const times = found.filter((change) => change.path.endsWith(` ${fact}`)).length
    return !fact.startsWith('user.') || times * 2 > showing(fact)
  })
}

const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.every(isRecord)

/** Changed or missing rows, and new ones if none are allowed. The bank may change their state. */
function rowChanges({ path }: Change, before: Row[], after: Row[], mayGrow: boolean): Change[] {
  const isList = path.endsWith(' notifications')
  const lost = isList ? [] : newRows(after, before).filter((row) => !isSettledRow(row, after))
  const added = mayGrow || isList ? [] : newRows(before, after).filter((row) => !isSettledRow(row, before))
  const wasread = (one: Row): unknown =>
    (
      after.find(({ id }) => String(id) === String(one['id'])) ?? after.find((row) => keyOfRow(row) === keyOfRow(one))
    )?.['wasread']
  const marked = mayGrow
    ? []
    : before.filter((row) => 'wasread' in row && ![row['wasread'], undefined].includes(wasread(row)))
  if (lost.length + added.length > 0)
    return [{ path, before: lost[0] ?? 'no such row', after: added[0] ?? 'another row' }]
  return marked.slice(0, 1).map((row) => ({ path, before: row, after: { ...row, wasread: wasread(row) } }))
}

async function lasting({ context, probe }: Steps, account: Account, found: Change[], now: Looks): Promise<Change[]> {
  const [first] = found
  const [id = '', path = ''] = first?.path.split(' ') ?? []
  const exchange = now.get(id)
  if (first === undefined || exchange === undefined) return []
  const seen = leavesOf({ exchange }).get(path)
  const isSeenAgain = async (): Promise<boolean> =>
    isDeepStrictEqual(leavesOf(await probe(id, {}, account, 'once more')).get(path), seen)
  if (!(await isSeenAgain())) return []
  await pause(context.settings, 1100)
  return (await isSeenAgain()) ? [first] : []
}

function isSentIn({ form }: Exchange, text: string): boolean {
  return form.parts.some(
    ({ name, value }) => name !== 'token' && typeof value === 'string' && value.length > 3 && text.includes(value),
  )
}

/** Notifications of both customers. One that is about nothing of the action may be for everybody. */
function sharedNotices(
  [before, after]: [Looks, Looks],
  [then, now]: [Looks, Looks],
  isAbout: (text: string) => boolean,
): Change[] {
  const added = (from: Looks, to: Looks): Row[] => newRows(noticesIn(from), noticesIn(to))
  const mine = added(before, after)
  return added(then, now)
    .filter((row) => mine.some(({ title, body }) => title === row['title'] && body === row['body']))
    .filter(({ title, body, about }) => about !== undefined || isAbout(`${String(title)} ${String(body)}`))
    .map((row) => ({ path: 'getNotifications notifications', before: 'no such row', after: row }))
}

function noticesIn(looks: Looks): Row[] {
  const exchange = looks.get('getNotifications')
  return rowsOf((exchange && objectOf(exchange)) ?? {}, 'notifications').map(({ title, body, date, about }) => ({
    ...{ title, body, date },
    ...(about === undefined ? {} : { about }),
  }))
}
