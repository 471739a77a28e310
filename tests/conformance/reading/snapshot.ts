import { isDeepStrictEqual } from 'node:util'
import { pause, sessionLoaders, type Context } from '#tests/conformance/context.ts'
import { isRecord } from '#tests/conformance/contract/schema.ts'
import { objectOf, tokenIn, type Account, type Exchange } from '#tests/conformance/exchange.ts'
import { factsAgree, idsStay, ownRows, readsAlike, rowsStay, sameHistory } from '#tests/conformance/rules/agreement.ts'
import { nothingElse, othersUntouched, refusalInert } from '#tests/conformance/rules/effects.ts'
import { pinCreated } from '#tests/conformance/rules/pins.ts'
import { isCached, type Step, type Steps } from '#tests/conformance/scenario.ts'
import { agreeing, isSettled } from '#tests/conformance/scenarios/agreement.ts'
import { written } from '#tests/conformance/values/values.ts'
import { hasSettled, isSettledRow, leavesOf, ledgerFact } from './effects.ts'
import { keyOfRow, minorOf, newRows, rowsOf, untilQuiet } from './rows.ts'

export type Looks = ReadonlyMap<string, Exchange>
type Row = Record<string, unknown>

interface Change {
  path: string
  before: unknown
  after: unknown
}

export interface Footprint {
  /** Blames the call for any change outside of the paths that it may change, such as `getProfile profile.email`. */
  compare: (step: Step, changes?: RegExp) => Promise<{ before: Looks; after: Looks }>
}

interface Scope {
  /** Whether the loaders of another customer are read as well. */
  withOther?: boolean
  /** Loaders that are not read: they are known to be wrong, or lose a row. */
  but?: ReadonlySet<string>
  blames?: typeof nothingElse
}

const nothing = /^$/

/** In place of a row that is not there. */
export const noRow = 'no such row'

/** Returns the other signed-in customer; nothing that `account` does may change their data. */
function otherThan({ accounts }: Pick<Context, 'accounts'>, account: Account): Account | undefined {
  const other = accounts.second === account ? accounts.main : accounts.second
  return other?.token === undefined ? undefined : other
}

export async function snapshotOf(
  steps: Steps,
  account: Account,
  { withOther = true, but = new Set(), blames = nothingElse }: Scope = {},
): Promise<Footprint> {
  const { context, judge } = steps
  const other = withOther ? otherThan(context, account) : undefined
  const readBoth = async (): Promise<[Looks, Looks]> => [
    await looksOf(steps, account, but),
    other === undefined ? new Map() : await looksOf(steps, other, but),
  ]
  // A bank may book between two reads of the same facts.
  const lookAtBoth = () =>
    untilQuiet(
      readBoth,
      (both) => both.every(isSettled),
      (both) => both.map(leavesIn),
    )
  let [own, theirs] = (await lookAtBoth()).seen
  let token = other?.token
  return {
    compare: async (step, changes = nothing) => {
      const [before, beforeTheirs] = [own, theirs]
      const { seen, isQuiet } = await lookAtBoth()
      ;[own, theirs] = seen
      judgeLengths(steps, before, own)
      const found = differences(before, own, changes).filter(({ path }) => !isOfShortList(context, path))
      const [change] = await lasting(steps, account, found, own, other)
      const reader = change && copiedBy(change, found, step.exchange, own)
      if (change !== undefined && reader !== undefined) {
        const facts = { what: change.path, here: change.after, there: change.before }
        judge(factsAgree, { ...facts, elsewhere: 'the response before' }, reader)
      }
      const mine = reader === undefined ? change : undefined
      if (mine !== undefined && step.accepted) judge(blames, { ...mine, what: mine.path }, step.exchange)
      if (mine !== undefined && !step.accepted)
        judge(refusalInert, { what: step.exchange.note, change: mine }, step.exchange)
      if (other !== undefined) {
        const foreign = await lasting(steps, other, differences(beforeTheirs, theirs, nothing), theirs, account)
        // Both may have a notification of a sign-in.
        const isAbout = (text: string): boolean => isSentIn(step.exchange, text) && !isOwn(theirs, text)
        const shared = other.token === token ? sharedNotices([before, own], [beforeTheirs, theirs], isAbout) : []
        token = other.token
        const isProven = ({ before: then, after: row }: Change): boolean =>
          then !== noRow || !isRecord(row) || namesSent(step.exchange, row)
        const all = [...foreign, ...shared]
        const first = all.find(isProven)
        const reader = first && sharedBy(first, own, theirs)
        if (first !== undefined && reader !== undefined) judge(ownRows, { list, shared: [first.after] }, reader)
        else if (first !== undefined)
          judge(othersUntouched, { ...first, what: `${first.path} of another customer` }, step.exchange)
        else if (all.length > 0) keepNews(context, all, step.exchange, theirs, (await readBoth())[1])
      }
      for (const rule of [nothingElse, othersUntouched, refusalInert, idsStay]) context.findings.checked(rule)
      for (const [id, now] of own) judgeIds(steps, before.get(id), now)
      if (!isQuiet) return { before, after: own }
      const isPersonal = ['fullname', 'email', 'picture'].some((name) => changes.test(`getProfile user.${name}`))
      const now = { ...context, accounts: { ...context.accounts, main: account } }
      await agreeing({ ...steps, context: now }, own, theirs, !isPersonal, { exchange: step.exchange, before })
      return { before, after: own }
    },
  }
}

/** `later`: after no action. */
function keepNews({ news }: Context, changes: readonly Change[], exchange: Exchange, now: Looks, later: Looks): void {
  const ofItself = new Set(newRows(noticesIn(now), noticesIn(later)).map(textOf))
  for (const { path, after: row } of changes) {
    const text = `${path} ${textOf(row)}`
    const known = news.get(text)?.after
    const isOwn = known?.length === 0 || ofItself.has(textOf(row))
    news.set(text, { path, row, after: isOwn ? [] : [...(known ?? []), exchange] })
  }
}

/** What follows several operations is the bank's own. */
export function areOfOneOperation(calls: readonly Exchange[]): boolean {
  return new Set(calls.map(({ operation }) => operation?.id)).size === 1
}

/** Without its date and numbers. */
function textOf(row: unknown): string {
  return JSON.stringify(row).replaceAll(/\d+/g, '0')
}

/** Ids may be made for each session. */
function judgeIds({ judge }: Steps, then: Exchange | undefined, now: Exchange): void {
  if (then === undefined || tokenIn(then) !== tokenIn(now)) return
  for (const name of ['transactions', 'notifications'])
    judge(idsStay, { before: rowsOf(objectOf(then) ?? {}, name), after: rowsOf(objectOf(now) ?? {}, name) }, now)
}

/** A list with a LIMIT: new rows have taken the place of as many oldest ones. */
function judgeLengths({ judge }: Steps, then: Looks, now: Looks): void {
  for (const [id, exchange] of now) {
    const [before, after] = [then.get(id), exchange].map((look) => rowsOf((look && objectOf(look)) ?? {}, list))
    if (before === undefined || after === undefined || before.length !== after.length) continue
    const lost = newRows(after, before).filter((row) => !isSettledRow(row, after))
    const isOldest =
      lost.length < before.length && before.slice(before.length - lost.length).every((row) => lost.includes(row))
    if (lost.length > 0 && isOldest) judge(rowsStay, { list, lost, left: after.length }, exchange)
  }
}

const list = 'transactions'

/** A list that lacks rows has lost one to a new one. */
function isOfShortList({ findings }: Context, path: string): boolean {
  const [loader = '', fact = ''] = path.split(' ')
  return fact.startsWith('transactions') && [rowsStay, sameHistory].some(({ id }) => findings.has(id, loader))
}

/** A record that the lists of both customers have is one of a query without the customer. */
function sharedBy({ path, after: row }: Change, own: Looks, theirs: Looks): Exchange | undefined {
  const [id = '', fact = ''] = path.split(' ')
  const mine = own.get(id)
  if (fact !== list || mine === undefined || !isRecord(row) || (row['id'] ?? row['reference']) === undefined)
    return undefined
  return rowsOf(objectOf(mine) ?? {}, list).some((one) => isDeepStrictEqual(one, row)) ? theirs.get(id) : undefined
}

/** What several loaders show has been stored. */
function copiedBy(
  { path, after }: Change,
  found: readonly Change[],
  { form }: Exchange,
  now: Looks,
): Exchange | undefined {
  const [id = '', fact = ''] = path.split(' ')
  const name = fact.slice(fact.lastIndexOf('.'))
  if (found.filter((change) => change.path.endsWith(name) && change.after === after).length > 1) return undefined
  const isSent = form.parts.some(({ name, value }) => fact.endsWith(`.${name}`) && value === after)
  return isSent ? now.get(id) : undefined
}

async function looksOf(
  { context, probe }: Steps,
  account: Account,
  but: ReadonlySet<string>,
): Promise<Map<string, Exchange>> {
  // A status that was wrong once may change by itself.
  const isOdd = (id: string): boolean => context.findings.has(pinCreated.id, id)
  const loaders = sessionLoaders(context).filter(({ id }) => !but.has(id) && !isOdd(id))
  const steps = await Promise.all(loaders.map(({ id }) => probe(id, {}, account, 'after an action')))
  return new Map(loaders.map(({ id }, index) => [id, steps[index]?.exchange]).filter(isSound))
}

function isSound(entry: (string | Exchange | undefined)[]): entry is [string, Exchange] {
  const [, exchange] = entry
  return typeof exchange === 'object' && exchange.issues.length === 0 && objectOf(exchange) !== undefined
}

const leavesRead = new WeakMap<Looks, ReadonlyMap<string, unknown>>()

function leavesIn(looks: Looks): ReadonlyMap<string, unknown> {
  const known = leavesRead.get(looks)
  if (known !== undefined) return known
  const leaves = [...looks].flatMap(([id, exchange]) =>
    [...leavesOf({ exchange })].map(([path, value]): [string, unknown] => [`${id} ${path}`, value]),
  )
  const all = new Map(leaves)
  leavesRead.set(looks, all)
  return all
}

function differences(then: Looks, now: Looks, changes: RegExp): Change[] {
  const [before, after] = [leavesIn(then), leavesIn(now)]
  // A bank may settle, review or book something in between.
  const isReviewed = hasSettled(before, after)
  const found = [...before].flatMap(([path, value]): Change[] => {
    if (!after.has(path) || value === after.get(path) || path.endsWith(' nc')) return []
    if (isReviewed && (ledgerFact.test(path) || path.endsWith('current_plan'))) return []
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
  if (lost.length + added.length > 0) return [{ path, before: lost[0] ?? noRow, after: added[0] ?? 'another row' }]
  return marked.slice(0, 1).map((row) => ({ path, before: row, after: { ...row, wasread: wasread(row) } }))
}

async function lasting(
  steps: Steps,
  account: Account,
  found: Change[],
  now: Looks,
  other: Account | undefined,
): Promise<Change[]> {
  const { context, probe } = steps
  const [first] = found
  const [id = '', path = ''] = first?.path.split(' ') ?? []
  const exchange = now.get(id)
  if (first === undefined || exchange === undefined) return []
  const seen = leavesOf({ exchange }).get(path)
  const isSeenAgain = async (): Promise<boolean> =>
    isDeepStrictEqual(leavesOf(await probe(id, {}, account, 'once more')).get(path), seen)
  if (!(await isSeenAgain())) return []
  await pause(context.settings, 1100)
  if (!(await isSeenAgain())) return []
  return (await isOfOther(steps, id, path, account, other)) ? [] : [first]
}

/** A loader with a cache for all customers returns what another one has just got, and their own later. */
async function isOfOther(
  steps: Steps,
  id: string,
  path: string,
  account: Account,
  other: Account | undefined,
): Promise<boolean> {
  const { probe, judge } = steps
  if (other === undefined) return false
  const theirs = leavesOf(await probe(id, {}, other, 'another customer'))
  const at = await probe(id, {}, account, 'at once after another customer')
  const first = leavesOf(at).get(path)
  if (!isDeepStrictEqual(first, theirs.get(path))) return false
  let second = first
  const isLate = await isCached(steps, id, async () => {
    second = leavesOf(await probe(id, {}, account, 'some seconds later')).get(path)
    return !isDeepStrictEqual(first, second)
  })
  if (isLate) judge(readsAlike, { what: path, first, second }, at.exchange)
  return isLate
}

/** Words of a choice are those of many calls. */
const common = ['token', 'type', 'purpose', 'plan']

function isSentIn({ form, operation }: Exchange, text: string): boolean {
  const isOwn = (name: string): boolean => operation?.form.some((field) => field.name === name) === true
  return form.parts.some(
    ({ name, value }) =>
      isOwn(name) && !common.includes(name) && typeof value === 'string' && value.length > 3 && text.includes(value),
  )
}

function namesSent(exchange: Exchange, row: Row): boolean {
  const cents = minorOf(row['amount'])
  const isAmount = ({ value }: Exchange['form']['parts'][number]): boolean =>
    typeof value === 'string' && cents !== undefined && minorOf(value) === cents
  return exchange.form.parts.some(isAmount) || isSentIn(exchange, Object.values(row).join(' '))
}

/** A submission of the customer that the bank has reviewed meanwhile. */
function isOwn(looks: Looks, text: string): boolean {
  const rows = [...looks.values()].flatMap((exchange) => rowsOf(objectOf(exchange) ?? {}, 'transactions'))
  return rows.some(({ type, amount }) => {
    const cents = minorOf(amount)
    return typeof type === 'string' && text.includes(type) && cents !== undefined && text.includes(written(cents))
  })
}

/** Whether anything has changed for the other customer since, which several actions may have done. */
export async function otherChanged(
  steps: Steps,
  account: Account,
  but: ReadonlySet<string>,
): Promise<(sent: readonly Exchange[]) => Promise<boolean>> {
  const other = otherThan(steps.context, account)
  if (other === undefined) return () => Promise.resolve(false)
  const before = await looksOf(steps, other, but)
  return async (sent) => {
    const after = await looksOf(steps, other, but)
    const added = newRows(noticesIn(before), noticesIn(after)).map(
      ({ title, body }) => `${String(title)} ${String(body)}`,
    )
    const isTold = added.some((text) => sent.some((exchange) => isSentIn(exchange, text)))
    // If the action caused the notification, it sends another one when it is made again.
    const isSuspected = [...steps.context.news.values()].some(({ after: calls }) => areOfOneOperation(calls))
    return (
      isTold ||
      isSuspected ||
      (await lasting(steps, other, differences(before, after, nothing), after, account)).length > 0
    )
  }
}

/** Notifications of the other customer with the words of the action, or that both have. One without may be for everybody. */
function sharedNotices(
  [before, after]: [Looks, Looks],
  [then, now]: [Looks, Looks],
  isAbout: (text: string) => boolean,
): Change[] {
  const added = (from: Looks, to: Looks): Row[] => newRows(noticesIn(from), noticesIn(to))
  const mine = added(before, after)
  const isMine = ({ title, body }: Row): boolean => mine.some((row) => row['title'] === title && row['body'] === body)
  return added(then, now)
    .filter(
      (row) => isAbout(`${String(row['title'])} ${String(row['body'])}`) || (row['about'] !== undefined && isMine(row)),
    )
    .map((row) => ({ path: 'getNotifications notifications', before: noRow, after: row }))
}

function noticesIn(looks: Looks): Row[] {
  const exchange = looks.get('getNotifications')
  return rowsOf((exchange && objectOf(exchange)) ?? {}, 'notifications').map(({ title, body, date, about }) => ({
    ...{ title, body, date },
    ...(about === undefined ? {} : { about }),
  }))
}
