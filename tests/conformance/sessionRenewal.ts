/** A session may end at a sign-in or a change of credentials. The interrupted request is then repeated in a new one. */
import { operationOf, sendCall, validCall, type Context } from './context.ts'
import { isExpired, tokenIn, type Account, type Call, type Exchange, isServed } from './exchange.ts'
import { noteSignedOut, signIn } from './signIn.ts'

/** Not the list of notifications: only its first response shows whether reading marks something. */
export const sessionProbes = ['getContact', 'getProfile', 'getInstitution'] as const

const renewals = new WeakMap<Account, Promise<boolean>>()

const ofLiveSessions = new WeakSet<Exchange>()

/** Whether a 401 was the response to a session that other operations serve. */
export const isOfLiveSession = (exchange: Exchange): boolean => ofLiveSessions.has(exchange)

export async function revived(context: Context, call: Call, exchange: Exchange, most = 3): Promise<Exchange> {
  const { holder, operation } = call
  const used = tokenIn(exchange)
  if (holder?.token === undefined || operation === undefined || used === undefined || !isExpired(exchange))
    return exchange
  const isRefused = holder.token === used && (await isAlive(context, holder, operation.id))
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

/** Whether any query but the given one serves it. Undefined for a temporary token. */
export async function isAlive(context: Context, holder: Account, but = ''): Promise<boolean> {
  if (holder.tokenKind === 'temporary') return false
  for (const id of sessionProbes.filter((probe) => probe !== but)) {
    const { response } = await sendCall(
      context,
      validCall(operationOf(context, id), {}, holder, 'is the session alive?'),
    )
    if (isServed({ response })) return true
  }
  return false
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
