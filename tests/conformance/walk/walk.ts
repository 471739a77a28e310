/** Every call of the walk is an act: it is made, and then the laws are judged by what all loaders show. */
import { violationsIn } from '#tests/conformance/checks.ts'
import {
  isInOrder,
  isOpen,
  judgeBody,
  operationOf,
  pause,
  selected,
  sendAndJudge,
  sendCall,
  validCall,
  type Context,
  type Values,
} from '#tests/conformance/context.ts'
import type { PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { isRecord, show } from '#tests/conformance/contract/schema.ts'
import {
  accepted as isAccepted,
  isServed,
  objectOf,
  statusOf,
  summary,
  textSent,
  type Account,
  type Exchange,
} from '#tests/conformance/exchange.ts'
import { minorOf, within, type Row } from '#tests/conformance/reading/rows.ts'
import type { Law, Violation } from '#tests/conformance/rule.ts'
import { outcomeIs200, outcomeRules, ownData, plainText } from '#tests/conformance/rules/contents.ts'
import * as law from '#tests/conformance/rules/laws.ts'
import { isOfLiveSession, revived } from '#tests/conformance/signIn.ts'
import { extrasFor, storedIn } from '#tests/conformance/values/extras.ts'
import { disagreements, sharedRows, spendable, sumsOf, type Fall } from './agreement.ts'
import {
  addedIn,
  balanceIn,
  bodyIn,
  changesBetween,
  isFree,
  isReview,
  rowsIn,
  type Change,
  type Looks,
} from './looks.ts'

export interface Done {
  exchange: Exchange
  body: Row
  accepted: boolean
  /** An object that is no success. Neither, if the bank did not process the call. */
  refused: boolean
}

/** What is wanted of a call, beside that nothing else changes. */
export interface Wish {
  want?: 'accept' | 'refuse'
  /** The law that falls if it is not so. */
  law?: Law
  level?: 'SHOULD'
  /** What may change for the customer, such as `getProfile profile.email`. */
  may?: RegExp
  /** The whole effect of an accepted call. */
  effect?: (now: Looks, before: Looks) => Fall[]
  /** What the run knows by the answer, before the loaders are read. */
  learn?: (done: Done) => Promise<void> | void
  /** Whose loaders show it, if it is not the caller. */
  of?: Account | undefined
  /** The session of the customer may end. */
  endsSession?: boolean
}

/** Milliseconds: how long an effect may take to show. */
const waits = [400, 900, 1800]
const longest = 3100

const nothing = /^$/

class Ended extends Error {}

export class Walk {
  readonly context: Context
  /** Those that are read after every act. */
  readonly loaders: ReadonlySet<string>
  readonly #looks = new Map<Account, Looks>()
  #trail: Exchange[] = []
  readonly #served = new Set<string>()
  readonly #refused = new Map<string, number>()
  #vain = 0
  /** By operation: how many milliseconds an order of it takes to show. */
  readonly #takes = new Map<string, number>()
  #acts = 0
  #ways: boolean[] = []
  /** How often another customer got a message after an action, by operation. */
  readonly #news = new Map<string, { times: number; all: number }>()

  /** `needed`: loaders that are read although the run does not judge them. */
  constructor(context: Context, needed: readonly string[]) {
    this.context = context
    const isRead = ({ id, kind, session }: PlannedOperation): boolean =>
      kind === 'loader' && session === 'session' && (needed.includes(id) || isOpen(context, id))
    this.loaders = new Set(context.plan.operations.filter(isRead).map(({ id }) => id))
  }

  /** The calls of a finding begin here. */
  begin(): void {
    this.#trail = []
  }

  /** Ends the script: what it needs is not there. */
  end(reason: string): never {
    throw new Ended(reason)
  }

  async run(script: () => Promise<void>): Promise<string | undefined> {
    this.begin()
    try {
      await script()
      return undefined
    } catch (error) {
      if (error instanceof Ended) return error.message
      throw error
    }
  }

  /** `seen`: whether the law falls, or what shows it. */
  judge(broken: Law, at: Done | Exchange, seen: boolean | string | undefined, level?: 'SHOULD'): void {
    const exchange = 'exchange' in at ? at.exchange : at
    const got = seen === true ? summary(exchange) : seen
    const fall = { expected: broken.title, got: got === false ? '' : (got ?? ''), ...(level && { level }) }
    this.#fall(broken, exchange, fall.got === '' ? undefined : fall)
  }

  #fall(broken: Law, exchange: Exchange, violation: Violation | undefined): void {
    const { findings } = this.context
    if (exchange.operation !== undefined && !selected(this.context, exchange.operation)) return
    findings.checked(broken)
    findings.checks += 1
    if (violation === undefined) return
    const own = exchange.holder?.email ?? textSent(exchange, 'email') ?? ''
    const isOfSubject = (call: Exchange): boolean =>
      call !== exchange && (call.holder?.email ?? textSent(call, 'email') ?? own) === own
    const before = this.#trail.filter((call) => isOfSubject(call) && acceptance(call)).slice(-3)
    const again = [...(exchange.holder?.confirming ?? []), ...before.map(({ request }) => request), exchange.request]
    const sent = [...new Set(again)].map((request) => [request])
    findings.addViolation(broken, violation, { again: sent, ...exchange })
  }

  /** A call without laws: for many of a kind, and for what only prepares. */
  async call(id: string, values: Values = {}, by?: Account, note = 'a plain call'): Promise<Done> {
    const operation = operationOf(this.context, id)
    const call = validCall(operation, values, by, note)
    const exchange = await revived(this.context, call, await sendCall(this.context, call, operation.kind === 'action'))
    const accepted = acceptance(exchange)
    if (judgeBody(this.context, exchange) && (accepted || isInOrder(exchange))) judgeStep(this.context, exchange)
    const body = objectOf(exchange)
    const status = statusOf(exchange) ?? 500
    const isRead = body !== undefined && status < 500 && ![401, 404, 429].includes(status)
    const done = { exchange, accepted, refused: isRead && !accepted, body: body ?? {} }
    const tally = this.context.findings.tally(id)
    if (accepted) tally.accepted += 1
    if (accepted && by !== undefined) this.#served.add(`${id} ${by.email}`)
    else tally.refusal ??= summary(exchange)
    this.#trail.push(exchange)
    return done
  }

  async act(id: string, values: Values, by: Account | undefined, note: string, wish: Wish = {}): Promise<Done> {
    const done = await this.call(id, values, by, note)
    this.wanted(done, wish)
    await wish.learn?.(done)
    await this.settle(done, wish)
    return done
  }

  /** Without a session. */
  guest(id: string, values: Values, note: string, wish?: Wish): Promise<Done> {
    return this.act(id, values, undefined, note, wish)
  }

  /** Must be refused. */
  refuse(
    broken: Law,
    id: string,
    values: Values,
    by: Account | undefined,
    note: string,
    wish: Wish = {},
  ): Promise<Done> {
    return this.act(id, values, by, note, { ...wish, want: 'refuse', law: broken })
  }

  wanted(done: Done, { want, law: broken = law.actionServed, level }: Wish): void {
    if (want === undefined || (!done.accepted && !done.refused)) return
    this.judge(broken, done, want === 'accept' ? done.refused : done.accepted, level)
  }

  #refusals(id: string): number {
    return this.#refused.get(id) ?? 0
  }

  /** Judges the laws after a call that was made. */
  async settle(done: Done, wish: Wish = {}): Promise<void> {
    this.#acts += 1
    const { id = '' } = done.exchange.operation ?? {}
    this.#refused.set(id, this.#refusals(id) + Number(done.refused))
    const { main, second } = this.context.accounts
    const own = wish.of ?? done.exchange.holder
    const actor = own?.tokenKind === 'session' ? own : undefined
    const others = [main, second].filter(
      (other) => other !== undefined && other !== actor && (done.accepted || this.#acts % 3 === 0),
    )
    for (const account of [actor, ...others])
      if (account?.token !== undefined) await this.#judgeLooks(account, account === actor, done, wish)
  }

  /** What the loaders show now, without judging a difference. */
  async look(account: Account): Promise<Looks> {
    const found = await this.#read(account)
    this.#looks.set(account, found)
    return found
  }

  looks(account: Account): Looks {
    return this.#looks.get(account) ?? new Map<string, Exchange>()
  }

  /** What shows late must not look like the effect of a later call. */
  async #awaitOrders(): Promise<void> {
    const { ordered, settings } = this.context
    const ends = [...ordered].map(([id, at]) => at + (this.#takes.get(id) ?? longest))
    ordered.clear()
    const left = Math.max(0, ...ends) - performance.now()
    if (left > 0) await pause(settings, left)
  }

  async #read(account: Account, loaders: readonly string[] = [...this.loaders]): Promise<Looks> {
    await this.#awaitOrders()
    const entries = await Promise.all(
      loaders.map(async (id) => {
        const call = validCall(operationOf(this.context, id), {}, account, 'after an action')
        return [id, await sendAndJudge(this.context, call)] as const
      }),
    )
    return new Map(entries.filter(([, { issues, response }]) => issues.length === 0 && isServed({ response })))
  }

  async #judgeLooks(account: Account, isActor: boolean, done: Done, wish: Wish): Promise<void> {
    const before = this.#looks.get(account)
    const { token } = account
    // After many refusals, and for others, a part of the loaders is enough, in turn: what shows in one is looked for in all.
    const { id = '', kind, effect } = done.exchange.operation ?? {}
    const isLight = (done.refused && effect !== 'money' && this.#refusals(id) > 6) || !isActor
    const isPart = before !== undefined && kind === 'action' && isLight
    const part = [...this.loaders].filter((_id, at) => !isPart || at % 4 === this.#acts % 4)
    // How long its orders take is learnt from the first one.
    const isOrder = isActor && done.accepted && effect === 'money'
    const isFirst = isOrder && before !== undefined && !this.#takes.has(id)
    if (isFirst) this.#takes.set(id, 0)
    let now: Looks = new Map([...(isPart ? before : []), ...(await this.#read(account, part))])
    const endsSession = account.token !== token && done.exchange.operation?.id !== 'signIn'
    if (endsSession && !(isActor && (wish.endsSession ?? false) && done.accepted))
      this.#blame(done, isActor, { law: law.nothingElse, expected: `${account.email} is signed in`, got: 'HTTP 401' })
    if (before === undefined) {
      this.#looks.set(account, now)
      return
    }
    const falls = (): Fall[] => this.#fallsOf(account, isActor, done, wish, before, now)
    const isUnseen = (): boolean => isFirst && !changesBetween(before, now).some((change) => change.kind === 'added')
    let found = falls()
    let takes = this.#takes.get(id) ?? 0
    // A bank may book between two readings, and may work from a queue.
    for (const ms of [0, ...(this.#vain < 2 ? waits : [])]) {
      if (found.length === 0 && !isUnseen()) break
      if (ms > 0) await pause(this.context.settings, ms)
      takes += ms
      now = await this.#read(account)
      const again = falls()
      found = found.flatMap((fall) => again.filter((same) => isSame(fall, same)).slice(0, 1))
    }
    if (found.length > 0 || isUnseen()) this.#vain += 1
    else if (isOrder) this.#learn(id, Math.min(takes, longest))
    this.#looks.set(account, now)
    for (const fall of found) this.#blame(done, isActor, fall)
    if (isActor || part.includes('getNotifications')) await this.#countNews(account, isActor, done, before, now)
  }

  #learn(id: string, takes: number): void {
    const note = `The lists show a success of ${id} only later: the run has waited for it each time.`
    if (takes > 0) this.context.findings.notes.push(note)
    this.#takes.set(id, takes)
  }

  /** What has fallen for an operation before is neither waited for nor told again. */
  #fallsOf(account: Account, isActor: boolean, done: Done, wish: Wish, before: Looks, now: Looks): Fall[] {
    const { main, second } = this.context.accounts
    const other = account === main ? second : main
    const theirs = other && this.#looks.get(other)
    const all = [
      ...(isActor && done.accepted ? (wish.effect?.(now, before) ?? []) : []),
      ...this.#unexpected(isActor && done.accepted ? (wish.may ?? nothing) : nothing, isActor, done, before, now),
      ...this.#moved(isActor, done, before, now),
      ...extrasIn(now),
      ...disagreements(now),
      ...(theirs === undefined ? [] : sharedRows(now, theirs)),
    ]
    const { findings } = this.context
    return all.filter(
      ({ law: broken, exchange }) =>
        !findings.has(this.#lawOf(broken, isActor, done).id, (exchange ?? done.exchange).operation?.id ?? ''),
    )
  }

  #lawOf(broken: Law, isActor: boolean, { accepted, exchange }: Done): Law {
    if (broken !== law.nothingElse && broken !== law.feeInside && broken !== law.reviewFirst) return broken
    if (exchange.operation?.kind === 'loader') return isActor ? law.readsAlike : law.othersUntouched
    if (!isActor) return law.othersUntouched
    return accepted ? broken : law.refusalInert
  }

  #blame(done: Done, isActor: boolean, { law: broken, exchange, ...violation }: Fall): void {
    this.#fall(this.#lawOf(broken, isActor, done), exchange ?? done.exchange, violation)
  }

  #unexpected(may: RegExp, isActor: boolean, done: Done, before: Looks, now: Looks): Fall[] {
    const amounts = amountsIn(done.exchange)
    const changes = changesBetween(before, now)
    const isReviewed = changes.some(isReview)
    return changes.flatMap((change): Fall[] => {
      const { loader, path, kind } = change
      const isMeant = ['added', 'fact', 'wasread'].includes(kind) && may.test(`${loader} ${path}`)
      if (isMeant || isFree(change, amounts)) return kind === 'id' ? this.#moves(change, now) : []
      // What was reviewed may be booked.
      if (
        isReviewed &&
        (path.endsWith('current_plan') || (kind === 'added' && /^get(Account|Statement)$/.test(loader)))
      )
        return []
      const exchange = now.get(loader)
      const through = [loader]
      const [expected, got] = [`${loader} ${path} as before: ${show(change.before)}`, show(change.after)]
      // What changes by reading alone is the fault of the loader.
      const at = done.exchange.operation?.kind === 'loader' && exchange ? { exchange } : {}
      if (kind === 'wasread') return [{ law: law.readStaysRead, expected, got, through, ...at }]
      const isDisplaced = kind === 'lost' && rowsIn(before, loader).length <= rowsIn(now, loader).length
      if (isDisplaced && exchange) return [{ law: law.rowsStay, exchange, expected, got }]
      const wanted = isActor ? expected : `for another customer: ${expected}`
      return [{ law: law.nothingElse, expected: wanted, got, through, isFact: kind === 'fact', ...at }]
    })
  }

  #moves({ loader, before, after }: Change, now: Looks): Fall[] {
    const exchange = now.get(loader)
    const [then, row] = [before, after].filter(isRecord)
    const isNamed = (row?.['reference'] ?? '') !== '' || (then?.['id'] ?? '') === ''
    if (exchange === undefined || isNamed) return []
    return [{ law: law.idsStay, exchange, expected: `the id ${show(then?.['id'])} as before`, got: show(row?.['id']) }]
  }

  /** The balance moves with the rows, under one way of summing. */
  #moved(isActor: boolean, done: Done, before: Looks, now: Looks): Fall[] {
    const [then, balance] = [balanceIn(before), balanceIn(now)]
    if (then === undefined || balance === undefined || !now.has('getAccount')) return []
    const [was, is] = [before, now].map((looks) => sumsOf(rowsIn(looks, 'getAccount')))
    const fits = (is ?? []).map((sum, at) => balance - then === sum - (was?.[at] ?? 0))
    const still = fits.map((isFit, at) => isFit && (this.#ways[at] ?? true))
    if (still.includes(true)) {
      this.#ways = still
      return []
    }
    const expected = `a balance that moves with the history: ${[...new Set(is?.map((sum, at) => (then + sum - (was?.[at] ?? 0)) / 100))].join(' or ')}`
    const broken = !isActor
      ? law.nothingElse
      : done.exchange.operation?.id === 'submitTransfer'
        ? law.feeInside
        : done.exchange.operation?.effect === 'money'
          ? law.reviewFirst
          : law.nothingElse
    return [{ law: broken, expected, got: String(balance / 100), through: ['getAccount'] }]
  }

  /** What comes after every action of a kind comes from it: a message to another customer, or a further line. */
  async #countNews(account: Account, isActor: boolean, done: Done, before: Looks, now: Looks): Promise<void> {
    const { id, kind, effect } = done.exchange.operation ?? {}
    const isOwn = isActor && effect !== 'money'
    const isOther = !isActor && (!done.accepted || !this.sessions().includes(account))
    if (id === undefined || kind !== 'action' || isOwn || isOther) return
    const isOrder = id === 'submitTransfer'
    const sums = amountsIn(done.exchange)
    const loader = now.has('getAccount') ? 'getAccount' : 'getStatement'
    const lines = addedIn(before, now, loader).filter(
      (row) => !sums.includes(minorOf(row['amount']) ?? 0) && (!isOrder || row['transaction_type'] === 'debit'),
    )
    // A fee may be a line of its own, within the amount.
    const isPart = lines.length > 1 && sums.includes(lines.reduce((sum, row) => sum + (minorOf(row['amount']) ?? 0), 0))
    const changes = changesBetween(before, now).filter((change) => change.kind === 'added' || change.kind === 'status')
    const isNews = isActor
      ? lines.length > 0 && !isPart
      : changes.length > 0 && changes.every(({ path }) => path === 'notifications')
    const what = done.accepted ? (textSent(done.exchange, 'currency') ?? '') : done.exchange.note
    const key = [id, isActor, account.kind, done.accepted, what].join(' ')
    const { times = 0, all = 0 } = this.#news.get(key) ?? {}
    const counted = { times: times + Number(isNews), all: all + 1 }
    this.#news.set(key, counted)
    if (counted.times < counted.all || counted.times < (isOrder && isActor ? 2 : 4)) return
    // A bank that books interest all the time does it without an action as well.
    for (let times = 0; times < 6; times += 1) {
      const last = this.looks(account)
      if (changesBetween(last, await this.look(account)).some((change) => change.kind === 'added')) return
    }
    const broken = isActor && done.accepted && isOrder ? law.feeInside : law.nothingElse
    const got = isActor ? `a further line in ${loader}: ${show(lines[0])}` : 'a message to another customer'
    this.judge(this.#lawOf(broken, isActor, done), done, `${got}, after each of ${counted.all}`)
  }

  /** `first`: what was read before; nothing has changed since. */
  async readTwice(account: Account, first: Looks): Promise<void> {
    const [exchange] = first.values()
    if (exchange === undefined) return
    const reading = { exchange, accepted: true, refused: false, body: {} }
    const usable = [...first].filter(([id, one]) => this.loaders.has(id) && one.issues.length === 0 && isServed(one))
    this.#looks.set(account, new Map(usable))
    for (let times = 0; times < 2; times += 1) await this.#judgeLooks(account, true, reading, {})
    for (const fall of spendable(this.looks(account))) this.#blame(reading, true, fall)
  }

  /** Fields that the contract does not describe for the operation. */
  extras(id: string): Record<string, string> {
    return extrasFor(operationOf(this.context, id).form)
  }

  /** With such fields, which are not refused: `odd`. The last call is `done`. */
  async actWithExtras(
    id: string,
    values: Values,
    by?: Account,
    wish: Wish = {},
    extras: Values = this.extras(id),
  ): Promise<{ odd: Done; done: Done }> {
    const odd = await this.act(id, { ...extras, ...values }, by, 'with other fields', wish)
    if (!odd.refused) return { odd, done: odd }
    const done = await this.act(id, values, by, 'the same without them', wish)
    this.judge(law.extraFieldsIgnored, odd, done.accepted && 'a refusal')
    return { odd, done }
  }

  /** Whether all these may be called in this run. */
  may(ids: readonly string[]): boolean {
    return ids.every((id) => isOpen(this.context, id) && !this.context.findings.isMissing(id))
  }

  main(): Account {
    return this.context.accounts.main ?? this.end('needs a sign-in: --email and --password')
  }

  /** A bank may refuse what it has done before: one order too many, or a change too soon. */
  hasServed(id: string, { email }: Account): boolean {
    return this.#served.has(`${id} ${email}`)
  }

  /** The main and the second customer, as far as they are signed in. */
  sessions(): Account[] {
    const { main, second } = this.context.accounts
    return [main, second].flatMap((account) => (account?.tokenKind === 'session' ? [account] : []))
  }
}

/** A fact may be another one at every reading. */
const isSame = (one: Fall, other: Fall): boolean =>
  one.law === other.law &&
  (one.got === other.got || (one.isFact === true && one.expected === other.expected)) &&
  one.exchange?.operation === other.exchange?.operation

const amountsIn = ({ form }: Exchange): number[] =>
  form.parts.flatMap(({ name, value }) =>
    name === 'amount' && typeof value === 'string' ? (minorOf(value.trim()) ?? []) : [],
  )

/** What only a field that the contract does not describe can have set. */
function extrasIn(looks: Looks): Fall[] {
  return [...looks.keys()].flatMap((loader) =>
    ['user', 'profile'].flatMap((part): Fall[] => {
      const person = within(bodyIn(looks, loader), part)
      const stored = storedIn(person)
      const expected = `${part}.${stored ?? ''} as it was`
      const got = show(person[stored ?? ''])
      return stored === undefined ? [] : [{ law: law.extraFieldsInert, expected, got, through: [loader] }]
    }),
  )
}

const acceptance = (exchange: Exchange): boolean =>
  exchange.operation !== undefined && isAccepted(exchange.operation, exchange)

/** Not what rests on values of the customer that a call may just have changed. */
const contents = outcomeRules.filter((rule) => ![outcomeIs200, ownData, plainText].includes(rule))

function judgeStep({ findings }: Context, exchange: Exchange): void {
  const { kind, session } = exchange.operation ?? {}
  const status = statusOf(exchange)
  // Other rules judge a session that ends, and which tokens an operation takes.
  const isLive = kind === 'action' && session === 'session' && isOfLiveSession(exchange)
  const rules = status === 429 || (status === 401 && !isLive) ? contents : [outcomeIs200, ...contents]
  findings.checked(outcomeIs200)
  for (const { rule, violation } of violationsIn(rules, exchange)) findings.addViolation(rule, violation, exchange)
}
