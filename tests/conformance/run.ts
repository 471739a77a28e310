/** One run of the whole thing: from the first sign of life to the verdicts. */
import { ask, createBench, hear, lawful, operationOf, selected } from './bench.ts'
import type { Bench, RunPart, Settings } from './bench.ts'
import { formRules, sessionRules } from './calls.ts'
import { dropCascades } from './cascades.ts'
import { proveDispatch } from './dispatchProof.ts'
import { cut, objectOf, summary } from './exchange.ts'
import { play } from './journey.ts'
import type { Journey } from './journey.ts'
import { firstJourneys, journeys, lastJourneys, readingJourneys } from './journeys.ts'
import { keepProfile } from './journeys/profile.ts'
import type { Plan, PlannedOperation } from './plan.ts'
import { inParallel } from './pool.ts'
import { reportOf } from './report.ts'
import type { Report } from './report.ts'
import { isExpired, revived, sessionProbes } from './revive.ts'
import { signIn } from './signIn.ts'
import { perform, proveForms } from './sweep.ts'
import { actionServed } from './rules/action-served.ts'
import { sessionEnded } from './rules/session-ended.ts'

/** Nobody answers at the address, or something that is no such backend. */
export class Unreachable extends Error {
  readonly endpoint: string

  constructor(message: string, endpoint: string) {
    super(message)
    this.endpoint = endpoint
  }
}

/** The bank gave no session token. `report` holds what was found until then. */
export class SignInFailed extends Error {
  readonly report: Report

  constructor(message: string, report: Report) {
    super(message)
    this.report = report
  }
}

/** Somebody has ended the run. `report` holds what was found until then. */
export class Interrupted extends Error {
  readonly report: Report

  constructor(report: Report) {
    super('Interrupted: the reports hold what was found until then.')
    this.report = report
  }
}

/**
 * Runs everything that may be run and says how each operation fares.
 * Rejects with {@link Unreachable}, {@link SignInFailed} or {@link Interrupted}.
 */
export async function run(settings: Settings, plan: Plan): Promise<Report> {
  const bench = createBench(settings, plan)
  bench.revive = (call, heard) => revived(bench, call, heard)
  const began = performance.now()
  const report = (): Report => reportOf(bench, performance.now() - began)
  const has = (part: RunPart): boolean => settings.parts?.includes(part) ?? true
  const playAll = async (list: readonly Journey[], from: number): Promise<void> => {
    for (const [index, journey] of list.entries()) {
      settings.signal?.throwIfAborted()
      settings.onProgress?.(from + index, journeys.length, journey.name)
      await play(journey, bench)
    }
  }
  try {
    await findEndpoint(bench)
    const problem = await signInAll(bench)
    if (problem !== undefined) {
      const page = await noBackend(bench)
      if (page !== undefined) throw new Unreachable(page, settings.endpoint.href)
      throw new SignInFailed(problem, report())
    }
    await loadAll(bench)
    for (const [id, heard] of bench.loaded)
      if (heard.reply.kind === 'none' || heard.reply.status !== 200)
        bench.unproven.set(id, `the operation does not serve a session that is alive either: ${summary(heard)}`)
    proveDispatch(bench)
    // What only reads comes first: it judges the bank as it was found.
    if (has('journeys')) await playAll(readingJourneys, 0)
    // Nothing that is found later takes a finding of these away.
    const found = dropCascades(bench)
    // Before anything that could end a session, and so take the point from these.
    if (has('sessions')) await perform(bench, sessionRules)
    if (has('journeys')) await playAll(firstJourneys, readingJourneys.length)
    if (has('forms')) {
      await prepareSpare(bench)
      await proveForms(bench)
      await perform(bench, formRules)
    }
    if (has('sessions')) await perform(bench, [sessionEnded])
    if (has('journeys')) await playAll(lastJourneys, journeys.length - lastJourneys.length)
    refusesEverything(bench)
    dropCascades(bench, found)
  } catch (error) {
    if (settings.signal?.aborted !== true) throw error
  } finally {
    await putBack(bench)
    bench.client.close()
  }
  if (settings.signal?.aborted === true) throw new Interrupted(report())
  return report()
}

async function findEndpoint(bench: Bench): Promise<void> {
  const form = { method: 'POST', query: {}, encoding: 'urlencoded', parts: [] } as const
  const { reply } = await hear(bench, { operation: undefined, form, note: 'is anybody there?' })
  const { href } = bench.settings.endpoint
  if (reply.kind === 'none') throw new Unreachable(`Cannot reach ${href}: ${reply.detail}`, href)
}

/** Why the address cannot be that of a backend: it answers pages, or nothing that is JSON. */
async function noBackend(bench: Bench): Promise<string | undefined> {
  const heard = await hear(bench, lawful(operationOf(bench, 'getIdentityDocuments')))
  const { reply } = heard
  if (reply.kind === 'answer' && (reply.status === 200 || reply.status === 401) && objectOf(heard) !== undefined)
    return undefined
  const { href } = bench.settings.endpoint
  if (reply.kind === 'none') return `Cannot reach ${href}: ${reply.detail}`
  const { status, type, text, location } = reply
  const body = text.trim() === '' ? 'an empty body' : `a body that begins: ${cut(text).slice(0, 80)}`
  const hint =
    location === undefined ? 'Is that the address of users.php?' : `It redirects to ${location}: give the final address.`
  return `No backend at ${href}: it answers HTTP ${status}, ${type || 'no Content-Type'}, ${body}. ${hint}`
}

/** Signs everybody in. Returns why the main customer has no session. */
async function signInAll(bench: Bench): Promise<string | undefined> {
  let failure: string | undefined
  const { main, second } = bench.accounts
  if (main !== undefined && main.email.toLowerCase() === second?.email.toLowerCase()) {
    delete bench.accounts.second
    bench.findings.notes.push(`${second.email} is the main customer: nobody to compare with.`)
  }
  for (const account of Object.values(bench.accounts)) {
    const reason = await signIn(bench, account)
    const lacksSession = account.kind !== 'unapproved' && account.tokenKind === 'temporary'
    const problem = reason ?? (lacksSession ? 'there was only a temporary token' : undefined)
    if (problem === undefined) continue
    if (account.kind === 'main') failure = `${account.email}: ${bench.secrets.redact(problem)}`
    else {
      bench.findings.notes.push(
        `${account.email} (${account.kind}) could not sign in: ${bench.secrets.redact(problem)}`,
      )
      bench.accounts = Object.fromEntries(Object.entries(bench.accounts).filter(([kind]) => kind !== account.kind))
    }
  }
  return failure ?? (await deadSession(bench))
}

/** Why the session of the main customer is of no use, if it is not: every loader takes it for dead. */
async function deadSession(bench: Bench): Promise<string | undefined> {
  const { main } = bench.accounts
  if (main?.token === undefined) return undefined
  const calls = sessionProbes.map((id) =>
    hear(bench, lawful(operationOf(bench, id), {}, main, 'is the session alive?')),
  )
  const isDead = (await Promise.all(calls)).every(isExpired)
  return isDead ? `${main.email}: the sign-in succeeds, but no operation takes its token` : undefined
}

/** A bank that refuses every action, each with a policy of its own, does nothing that it is there for. */
function refusesEverything({ findings, plan }: Bench): void {
  const tried = plan.operations.filter(({ id, kind }) => kind === 'action' && findings.tally(id).refusal !== undefined)
  const done = plan.operations.some(
    ({ id, kind }) => kind === 'action' && id !== 'signIn' && findings.tally(id).accepted > 0,
  )
  const heard = findings.lastRefused
  if (done || tried.length < 3 || heard === undefined) return
  findings.asked(actionServed)
  findings.addViolation(
    actionServed,
    { expected: 'some action that is done', got: `${tried.length} that are refused` },
    heard,
  )
}

/** Every loader once as the main customer, and once as the second. */
async function loadAll(bench: Bench): Promise<void> {
  const { main, second } = bench.accounts
  const loaders = bench.plan.operations.filter((operation) => operation.kind === 'loader' && selected(bench, operation))
  const load = async (operation: PlannedOperation): Promise<void> => {
    if (operation.session === 'none') {
      bench.loaded.set(operation.id, await ask(bench, lawful(operation)))
    } else if (main?.token === undefined) {
      bench.findings.tally(operation.id).reason = 'needs a sign-in: --email and --password'
    } else {
      bench.loaded.set(operation.id, await ask(bench, lawful(operation, {}, main)))
      if (second?.token !== undefined)
        bench.loadedAsSecond.set(
          operation.id,
          await ask(bench, lawful(operation, {}, second, 'as the second customer')),
        )
    }
  }
  // The list of notifications comes last: if reading it marks what it shows, the others would count anything or nothing.
  const [lists, others] = [loaders.filter(isNotifications), loaders.filter((loader) => !isNotifications(loader))]
  for (const group of [others, lists]) await inParallel(group, bench.settings.concurrency, load)
}

function isNotifications({ id }: PlannedOperation): boolean {
  return id === 'getNotifications'
}

/** What the varied calls may change is noted, to be put back. */
async function prepareSpare(bench: Bench): Promise<void> {
  const { accounts, settings, plan } = bench
  const account = accounts['no-pin'] ?? accounts.second ?? accounts.main
  if (settings.reach === 'reads' || account?.token === undefined) return
  const writes = (id: string): boolean => plan.operations.some((entry) => entry.id === id && selected(bench, entry))
  if (writes('updateProfile') && writes('getProfile')) await keepProfile(bench, account)
}

async function putBack({ restore, findings }: Bench): Promise<void> {
  for (const undo of restore.reverse()) {
    const problem = await undo()
    if (problem !== undefined) findings.notes.push(problem)
  }
}
