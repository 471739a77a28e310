import type { Plan, PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { emptyReportOf, reportOf, type Report } from '#tests/conformance/reports/report.ts'
import { responseArrives } from '#tests/conformance/rules/bodies.ts'
import { fieldRules } from '#tests/conformance/rules/fields.ts'
import { fileRules } from '#tests/conformance/rules/files.ts'
import { actionServed } from '#tests/conformance/rules/laws.ts'
import { nameRules, originAllowed } from '#tests/conformance/rules/names.ts'
import { sessionEnded, sessionRules } from '#tests/conformance/rules/sessions.ts'
import type { WireResponse } from '#tests/conformance/transport/client.ts'
import { inParallel } from '#tests/conformance/transport/parallel.ts'
import { beginWalk, walkThrough } from '#tests/conformance/walk/cells.ts'
import {
  createContext,
  operationOf,
  selected,
  sendAndJudge,
  sendCall,
  validCall,
  type Context,
  type RunPart,
  type Settings,
} from './context.ts'
import { cut, objectOf, summary, type Exchange } from './exchange.ts'
import { endpointId, leftOut } from './findings.ts'
import { rules } from './rules.ts'
import { isAlive, revived, signIn } from './signIn.ts'
import { perform, proveDispatch, proveForms } from './sweep.ts'

/** A run that could not be finished, and what it has found so far. */
export class Stopped extends Error {
  readonly why: 'unreachable' | 'signInFailed' | 'interrupted'
  readonly report: Report

  constructor(why: Stopped['why'], message: string, report: Report) {
    super(message)
    this.why = why
    this.report = report
  }
}

function unreachable({ plan, settings: { endpoint } }: Context, message: string): Stopped {
  return new Stopped('unreachable', message, emptyReportOf(plan, endpoint.href, message))
}

/** Rejects with {@link Stopped}. */
export async function run(settings: Settings, plan: Plan): Promise<Report> {
  const context = createContext(settings, plan)
  context.revive = (call, exchange) => revived(context, call, exchange)
  const began = performance.now()
  const report = (): Report => reportOf(context, performance.now() - began)
  const has = (part: RunPart): boolean => settings.parts?.includes(part) ?? true
  try {
    await findEndpoint(context)
    const problem = await signInAll(context)
    if (problem !== undefined || context.accounts.main === undefined) {
      const page = await noBackend(context)
      if (page !== undefined) throw unreachable(context, page)
    }
    const signInTally = context.findings.tally('signIn')
    if (problem !== undefined && context.findings.isMissing('signIn')) {
      await askForEverything(context)
      context.findings.notes.push(
        `userlogin is not implemented (HTTP ${signInTally.missing ?? 501}): operations that need a session cannot be tested.`,
      )
      return report()
    }
    if (problem !== undefined) throw new Stopped('signInFailed', `Cannot sign in as ${problem}`, report())
    await loadAll(context)
    for (const [id, exchange] of context.loaded)
      if (exchange.response.kind === 'none' || exchange.response.status !== 200)
        context.unproven.set(
          id,
          context.findings.isMissing(id)
            ? `${id}: not implemented yet`
            : `${id} refuses a valid call as well: ${summary(exchange)}`,
        )
    proveDispatch(context)
    const walk = has('walk') ? await beginWalk(context) : undefined
    if (has('sessions')) await perform(context, sessionRules)
    if (has('forms')) await sweepForms(context, ({ id }) => id !== 'createPin')
    if (walk !== undefined) await walkThrough(walk, settings.seed ?? 1)
    // The first PIN is created by the walk.
    if (has('forms')) await sweepForms(context, ({ id }) => id === 'createPin')
    if (has('sessions')) await perform(context, [sessionEnded])
    refusesEverything(context)
    if (settings.only !== undefined) leaveOut(context)
  } catch (error) {
    if (settings.signal?.aborted !== true) throw error
  } finally {
    await putBack(context)
    context.client.close()
  }
  if (settings.signal?.aborted === true)
    throw new Stopped('interrupted', 'Interrupted: the reports contain the findings so far.', report())
  return report()
}

async function findEndpoint(context: Context): Promise<void> {
  const form = { method: 'POST', query: {}, encoding: 'urlencoded', parts: [] } as const
  const { response } = await sendCall(context, { operation: undefined, form, note: 'is a backend there?' })
  const { href } = context.settings.endpoint
  if (response.kind === 'none') throw unreachable(context, unreached(href, response))
}

function unreached(href: string, { how, detail }: Extract<WireResponse, { kind: 'none' }>): string {
  return how === 'unreachable' ? `Cannot reach ${href}: ${detail}` : `No usable response from ${href}: ${detail}`
}

async function noBackend(context: Context): Promise<string | undefined> {
  const [{ response }, other] = await Promise.all([
    sendCall(context, validCall(operationOf(context, 'getIdentityDocuments'))),
    sendCall(context, validCall(operationOf(context, 'getContact'))),
  ])
  if ([{ response }, other].some(isOurs)) return undefined
  const { href } = context.settings.endpoint
  if (response.kind === 'none') return unreached(href, response)
  const { status, type, text, location } = response
  if (status >= 500) return `The server at ${href} fails with HTTP ${status}: the cause is in its log.`
  const body = text.trim() === '' ? 'an empty body' : `a body that begins: ${cut(text).slice(0, 80)}`
  const hint =
    location === undefined
      ? 'Is that the address of users.php?'
      : `It redirects to ${location}: give the final address.`
  if (status === 404 && objectOf({ response }) !== undefined)
    return `No backend at ${href}: every call gets HTTP 404, ?crud=userlogin included. Does it read the query and the form?`
  return `No backend at ${href}: it responds with HTTP ${status}, ${type || 'no Content-Type'}, ${body}. ${hint}`
}

function isOurs({ response }: Pick<Exchange, 'response'>): boolean {
  return (
    response.kind === 'received' && [200, 401, 501].includes(response.status) && objectOf({ response }) !== undefined
  )
}

async function askForEverything(context: Context): Promise<void> {
  for (const operation of context.plan.operations.filter((entry) => selected(context, entry)))
    await sendCall(context, validCall(operation, { token: 'conformance.not-a-token.0' }, undefined, 'is it there?'))
}

async function signInAll(context: Context): Promise<string | undefined> {
  let failure: string | undefined
  const { main, second } = context.accounts
  if (main !== undefined && main.email.toLowerCase() === second?.email.toLowerCase()) {
    delete context.accounts.second
    context.findings.notes.push(`${second.email} is the main customer as well, so no customers can be compared.`)
  }
  for (const account of Object.values(context.accounts)) {
    const reason = await signIn(context, account)
    const lacksSession = account.kind !== 'unapproved' && account.tokenKind === 'temporary'
    const problem = reason ?? (lacksSession ? 'the bank returned a temporary token only' : undefined)
    if (problem === undefined) continue
    if (account.kind === 'main') failure = `${account.email}: ${context.secrets.redact(problem)}`
    else {
      if (!context.findings.isMissing('signIn'))
        context.findings.notes.push(`${account.email} (${account.kind}) could not sign in: ${problem}`)
      context.accounts = Object.fromEntries(Object.entries(context.accounts).filter(([kind]) => kind !== account.kind))
    }
  }
  return failure ?? (await deadSession(context))
}

async function deadSession(context: Context): Promise<string | undefined> {
  const { main } = context.accounts
  if (main?.token === undefined) return undefined
  const isDead = (await isAlive({ context }, main, main.token)) === false
  return isDead ? `${main.email}: the sign-in succeeds, but no operation accepts its token` : undefined
}

/** Each refusal may be right, but a bank that refuses every action is useless. */
function refusesEverything({ findings, plan }: Context): void {
  const tried = plan.operations.filter(({ id, kind }) => kind === 'action' && findings.tally(id).refusal !== undefined)
  const done = plan.operations.some(
    ({ id, kind }) => kind === 'action' && id !== 'signIn' && findings.tally(id).accepted > 0,
  )
  const exchange = findings.lastRefused
  if (done || tried.length < 3 || exchange === undefined) return
  findings.checked(actionServed)
  findings.addViolation(
    actionServed,
    { expected: 'at least one accepted action', got: `${tried.length} refused ones` },
    exchange,
  )
}

/** A rule that nothing has checked or skipped is about operations that were not chosen. */
function leaveOut({ findings }: Context): void {
  for (const rule of rules) findings.skipped(rule, leftOut)
}

async function sweepForms(context: Context, of: (operation: PlannedOperation) => boolean): Promise<void> {
  await proveForms(context, of)
  await perform(context, [...nameRules, ...fieldRules, ...fileRules, originAllowed], of)
}

async function loadAll(context: Context): Promise<void> {
  const { main, second } = context.accounts
  const loaders = context.plan.operations.filter(
    (operation) => operation.kind === 'loader' && selected(context, operation),
  )
  const load = async (operation: PlannedOperation): Promise<void> => {
    if (operation.session === 'none') {
      context.loaded.set(operation.id, await sendAndJudge(context, validCall(operation)))
    } else if (main?.token === undefined) {
      context.findings.tally(operation.id).reason = 'needs a sign-in: --email and --password'
    } else {
      context.loaded.set(operation.id, await sendAndJudge(context, validCall(operation, {}, main)))
      for (const other of Object.values(context.accounts))
        if (other !== main && other !== second && other.tokenKind === 'session')
          await sendAndJudge(context, validCall(operation, {}, other, `as the customer ${other.kind}`))
      if (second?.token !== undefined)
        context.loadedAsSecond.set(
          operation.id,
          await sendAndJudge(context, validCall(operation, {}, second, 'as the second customer')),
        )
    }
  }
  // The list of notifications is last: if reading it marks notifications, other counts would change.
  const [lists, others] = [loaders.filter(isNotifications), loaders.filter((loader) => !isNotifications(loader))]
  for (const group of [others, lists]) await inParallel(group, context.settings.concurrency, load)
}

function isNotifications({ id }: PlannedOperation): boolean {
  return id === 'getNotifications'
}

/** How much faster a run would be without the bank's limits. */
function waitLine({ times, ms }: Context['waits']): string {
  const often = times === 1 ? 'once' : `${times} times`
  return `The bank put calls off ${often} (HTTP 429 or 503): the run waited ${(ms / 1000).toFixed(1)} s in all.`
}

async function putBack({ restore, findings, accounts, orders, waits, signedUp }: Context): Promise<void> {
  for (const undo of restore.reverse()) {
    const problem = await undo()
    if (problem !== undefined) findings.notes.push(problem)
  }
  for (const [group, times] of orders) findings.notes.push(`Accepted and left: ${group}: ${times}`)
  if (signedUp.size > 0)
    findings.notes.push(
      `Customers that were signed up in this run and stay: ${signedUp.size}, with conformance- in their addresses`,
    )
  if (findings.unreached.size > 0)
    findings.notes.push(
      `Nothing listened for calls of ${[...findings.unreached].join(', ')}: see ${responseArrives.id} at ${endpointId}.`,
    )
  if (waits.times > 0) findings.notes.push(waitLine(waits))
  const confirmed = Object.values(accounts).filter(({ confirming }) => confirming !== undefined)
  for (const { email } of confirmed)
    findings.notes.push(`The PIN of ${email} is still confirmed: the next transfer may need no PIN.`)
}
