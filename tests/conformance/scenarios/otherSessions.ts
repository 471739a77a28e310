import { isServed, type Account } from '#tests/conformance/exchange.ts'
import type { Steps } from '#tests/conformance/scenario.ts'

export async function serves({ guest }: Steps, token: string | undefined): Promise<boolean> {
  if (token === undefined) return false
  return isServed((await guest('getContact', { token }, 'is the session alive?')).exchange)
}

/** Asks the oldest, one in the middle and the newest: a bank may end only some of them. */
export async function askSessions(steps: Steps, tokens: readonly string[]): Promise<{ what: string; dead: boolean }[]> {
  const all = [...new Set(tokens)]
  const sessions: { what: string; dead: boolean }[] = []
  for (const at of new Set([0, Math.floor(all.length / 2), all.length - 1])) {
    const which = at === 0 ? 'the oldest' : at === all.length - 1 ? 'the newest' : 'one in the middle'
    const what = all.length === 1 ? 'another session of the customer' : `${which} of ${all.length} sessions`
    if (all[at] !== undefined) sessions.push({ what, dead: !(await serves(steps, all[at])) })
  }
  return sessions
}

/** The tokens of sessions that began before the present one. */
export function earlierTokens({ formerTokens = [], token }: Account): string[] {
  return formerTokens.filter((former) => former !== token)
}
