import { isRecord, show } from '#tests/conformance/contract/schema.ts'
import { type Context, operationOf, reasonOf, sendAndJudge, sendCall, validCall } from './context.ts'
import {
  type Account,
  type Call,
  type Exchange,
  isExpired,
  isServed,
  jsonWithin,
  objectOf,
  succeeds,
  summary,
  tokenIn,
} from './exchange.ts'

export async function signIn(context: Context, account: Account): Promise<string | undefined> {
  const { email, password } = account
  const exchange = await sendAndJudge(context, validCall(operationOf(context, 'signIn'), { email, password }))
  const body = readAnyway(exchange)
  const jwt = body?.['jwt']
  if (body === undefined || typeof jwt !== 'string' || jwt === '') return whyNoToken(context, exchange, body)
  if (account.token !== undefined) context.secrets.add('FORMER_TOKEN', account.token)
  keepToken(context, account, body, jwt)
  const { error, submitted, verification_status: status } = body
  const isRefused = !succeeds(operationOf(context, 'signIn'), body)
  return isRefused && submitted !== 'No' && status === 'verified'
    ? `error is ${show(error)}, which is a refusal in spite of the token (Refusal in openapi/schemas/common.yaml)`
    : undefined
}

export function keepToken(context: Context, account: Account, body: Record<string, unknown>, jwt: string): void {
  const status = body['verification_status']
  const approved =
    succeeds(operationOf(context, 'signIn'), body) &&
    (status === undefined || (typeof status === 'string' && status.trim().toLowerCase() === 'verified'))
  if (approved) delete account.isSignedOut
  else if (account.tokenKind === 'session') noteSignedOut(context, account, 'its token is a temporary one')
  account.token = jwt
  account.tokenKind = approved ? 'session' : 'temporary'
  context.secrets.addCustomer(account)
}

export function noteSignedOut({ findings }: Context, account: Account, reason: string): void {
  if (account.isSignedOut !== true)
    findings.notes.push(
      `A sign-in of ${account.email} gives no session any more: ${reason}. What needs one is not judged.`,
    )
  account.isSignedOut = true
}

function whyNoToken(context: Context, exchange: Exchange, body: Record<string, unknown> | undefined): string {
  const { response } = exchange
  if (response.kind === 'received' && response.status !== 200) return summary(exchange)
  if (body === undefined || !succeeds(operationOf(context, 'signIn'), body)) return reasonOf(exchange)
  const { role, ismsg } = body
  if (role === 'admin') return 'this is an administrator, who gets no session'
  if (ismsg !== undefined) return 'the bank shows a notice (ismsg) and gives no session'
  return `the sign-in succeeds, but its response has no jwt; it has ${Object.keys(body).join(', ')}`
}

/** Also reads a body that breaks the contract, such as a notice before the JSON. */
function readAnyway(exchange: Exchange): Record<string, unknown> | undefined {
  const body = objectOf(exchange)
  if (body !== undefined || exchange.response.kind !== 'received') return body
  const { json, text } = exchange.response
  const inner: unknown = JSON.parse(jsonWithin(typeof json === 'string' ? json : text) ?? 'null')
  return isRecord(inner) ? inner : undefined
}

/** Not the list of notifications: only its first response shows whether reading marks something. */
export const sessionProbes = ['getContact', 'getProfile', 'getInstitution'] as const

const renewals = new WeakMap<Account, Promise<boolean>>()

const ofLiveSessions = new WeakSet<Exchange>()

/** Whether a 401 was the response to a session that other operations serve. */
export const isOfLiveSession = (exchange: Exchange): boolean => ofLiveSessions.has(exchange)

/** A session may end at a sign-in or a change of credentials. The interrupted request is then repeated in a new one. */
export async function revived(context: Context, call: Call, exchange: Exchange, most = 3): Promise<Exchange> {
  const { holder, operation } = call
  const used = tokenIn(exchange)
  if (holder?.token === undefined || operation === undefined || used === undefined || !isExpired(exchange))
    return exchange
  const isSession = holder.token === used && holder.tokenKind === 'session'
  const isRefused = isSession && (await isAlive({ context }, holder, holder.token, operation.id)) === true
  // Another call may have begun a new session meanwhile.
  if (holder.token === used) {
    if (isRefused) ofLiveSessions.add(exchange)
    if (isRefused || !(await renewed(context, holder))) return exchange
  }
  const parts = call.form.parts.map((part) => (part.name === 'token' ? { ...part, value: holder.token ?? '' } : part))
  const again = await sendCall(context, { ...call, form: { ...call.form, parts } }, true)
  // A session that another call has begun may have ended, too.
  return most > 1 ? revived(context, call, again, most - 1) : again
}

/** Whether a loader, other than the given one, serves the token. Undefined if none has processed the call. */
export async function isAlive(
  { context }: { context: Context },
  holder: Account,
  token: string,
  but = '',
): Promise<boolean | undefined> {
  let isDead: false | undefined
  for (const id of sessionProbes.filter((probe) => probe !== but)) {
    const call = validCall(operationOf(context, id), { token }, { ...holder, token }, 'is the session alive?')
    const exchange = await sendCall(context, call)
    if (isServed(exchange)) return true
    if (isExpired(exchange)) isDead = false
  }
  return isDead
}

function renewed(context: Context, holder: Account): Promise<boolean> {
  const known = renewals.get(holder)
  if (known !== undefined) return known
  const work = (async () => {
    const { token, tokenKind } = holder
    const problem = await signIn(context, holder)
    if (problem !== undefined) noteSignedOut(context, holder, problem)
    if (problem !== undefined || holder.tokenKind !== tokenKind) return false
    if (token !== undefined && tokenKind === 'session') (holder.formerTokens ??= []).push(token)
    return true
  })().finally(() => renewals.delete(holder))
  renewals.set(holder, work)
  return work
}
