import { isDeepStrictEqual } from 'node:util'
import { inCalls } from '#tests/conformance/again.ts'
import { isAbsent, sessionLoaders } from '#tests/conformance/context.ts'
import { type Account, type Exchange, isExpired, isServed } from '#tests/conformance/exchange.ts'
import { leavesOf, withoutIds } from '#tests/conformance/reading/effects.ts'
import { factsAgree } from '#tests/conformance/rules/agreement.ts'
import { sessionsEnd } from '#tests/conformance/rules/sessions.ts'
import { type Scenario, type Steps, mainOf } from '#tests/conformance/scenario.ts'
import { sessionProbes } from '#tests/conformance/signIn.ts'
import { tryAs } from './signIns.ts'

/** Undefined if no query that would show it is implemented yet. */
async function asked({ guest }: Steps, token: string): Promise<Exchange | undefined> {
  for (const id of sessionProbes) {
    const { exchange } = await guest(id, { token }, 'is the session alive?')
    if (!isAbsent(exchange)) return exchange
  }
  return undefined
}

export async function serves(steps: Steps, token: string | undefined): Promise<boolean | undefined> {
  const exchange = token === undefined ? undefined : await asked(steps, token)
  return token === undefined ? false : exchange && isServed(exchange)
}

interface Session {
  what: string
  exchange: Exchange
}

/** Asks the oldest, one in the middle and the newest: a bank may end only some of them. */
export async function askSessions(steps: Steps, tokens: readonly string[]): Promise<Session[]> {
  const all = [...new Set(tokens)]
  const sessions: Session[] = []
  for (const at of new Set([0, Math.floor(all.length / 2), all.length - 1])) {
    const which = at === 0 ? 'the oldest' : at === all.length - 1 ? 'the newest' : 'one in the middle'
    const what = all.length === 1 ? 'another session of the customer' : `${which} of ${all.length} sessions`
    const token = all[at]
    const exchange = token === undefined ? undefined : await asked(steps, token)
    if (exchange !== undefined) sessions.push({ what, exchange })
    else if (token !== undefined) steps.skip(sessionsEnd, `not implemented yet: ${sessionProbes.join(', ')}`)
  }
  return sessions
}

/** What each got after the given change of the password. */
export function judgeSessions({ judge }: Steps, sessions: readonly Session[], change: Exchange): void {
  for (const { what, exchange } of sessions)
    judge(sessionsEnd, { what, dead: !isServed(exchange), got: 'it is served' }, inCalls(change, change, exchange))
}

/** The tokens of sessions that began before the present one. */
export function earlierTokens({ formerTokens = [], token }: Account): string[] {
  return formerTokens.filter((former) => former !== token)
}

export async function keepSession({ context }: Steps, account: Account): Promise<void> {
  const { token } = account
  await tryAs(context, account.email, account.password, 'another session of the same customer')
  if (token !== undefined && token !== account.token) account.keptToken = token
}

const changes = ['updateProfile', 'updatePicture', 'updateEmail']

/** Compares the loaders in the kept session, unless the bank has ended it. */
export async function compareSessions({ context, probe, judge, guest }: Steps, account: Account): Promise<void> {
  const { keptToken } = account
  if (keptToken === undefined || keptToken === account.token) return
  if (changes.some((id) => context.findings.has(factsAgree.id, id))) return
  for (const { id } of sessionLoaders(context)) {
    const here = await probe(id, {}, account)
    const there = await guest(id, { token: keptToken }, 'in another session of the same customer')
    if (isExpired(there.exchange)) return
    if (here.exchange.issues.length > 0 || there.exchange.issues.length > 0) continue
    const [shown, other] = [withoutIds(leavesOf(here)), withoutIds(leavesOf(there))]
    const different = [...shown.keys()].filter((path) => !isDeepStrictEqual(shown.get(path), other.get(path)))
    if (different.length === 0) continue
    const again = withoutIds(leavesOf(await probe(id, {}, account)))
    const path = different.find((at) => isDeepStrictEqual(shown.get(at), again.get(at)))
    if (path === undefined) continue
    const state = { what: path, here: other.get(path), there: shown.get(path), elsewhere: 'another session' }
    judge(factsAgree, state, there.exchange)
  }
}

export const keptSession: Scenario = {
  name: 'another session',
  uses: ['getProfile'],
  rules: [factsAgree],
  run: (steps) => keepSession(steps, mainOf(steps)),
}

export const otherSession: Scenario = {
  ...keptSession,
  name: 'what another session shows',
  run: (steps) => compareSessions(steps, mainOf(steps)),
}
