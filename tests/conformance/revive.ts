/**
 * Sessions end: at a sign-in where a bank allows one only, at a change of password or e-mail address. A call that meets such
 * an end is made once more after a new sign-in, so that the operation that was called is not blamed for it.
 */
import { hear, lawful, operationOf, selected } from './bench.ts'
import type { Bench } from './bench.ts'
import type { Account, Call, Heard } from './exchange.ts'
import { signIn } from './signIn.ts'
import { sessionLasts } from './rules/session-lasts.ts'

/**
 * The loaders that show whether a session is alive. The list of notifications is none of them: whether reading it marks
 * something is told by the first answer only.
 */
export const sessionProbes = ['getContact', 'getProfile', 'getInstitution'] as const

const renewals = new WeakMap<Account, Promise<boolean>>()

/** What came of a call; of the same call with a new token where the old one has ended. */
export async function revived(bench: Bench, call: Call, heard: Heard): Promise<Heard> {
  const { holder, operation } = call
  const used = call.form.parts.find(({ name }) => name === 'token')?.value
  if (holder?.token === undefined || operation === undefined || used === undefined || !isExpired(heard)) return heard
  if (holder.token === used) {
    if (await isAlive(bench, holder, operation.id)) return heard
    if (!(await renewed(bench, holder, heard))) return heard
  }
  const parts = call.form.parts.map((part) => (part.name === 'token' ? { ...part, value: holder.token ?? '' } : part))
  return hear(bench, { ...call, form: { ...call.form, parts } }, true)
}

export function isExpired({ reply }: Pick<Heard, 'reply'>): boolean {
  return reply.kind === 'answer' && reply.status === 401
}

/** Whether a session is alive: whether any loader but the given one serves it. Of a temporary token nothing says so. */
export async function isAlive(bench: Bench, holder: Account, but = ''): Promise<boolean> {
  if (holder.tokenKind === 'temporary') return false
  for (const id of sessionProbes.filter((probe) => probe !== but)) {
    const { reply } = await hear(bench, lawful(operationOf(bench, id), {}, holder, 'is the session alive?'))
    if (reply.kind === 'answer' && reply.status === 200) return true
  }
  return false
}

function renewed(bench: Bench, holder: Account, heard: Heard): Promise<boolean> {
  const known = renewals.get(holder)
  if (known !== undefined) return known
  const work = (async () => {
    const { token, tokenKind, mayEnd = false, lastAction } = holder
    if ((await signIn(bench, holder)) !== undefined) return false
    if (holder.tokenKind !== tokenKind) return false
    if (token !== undefined && tokenKind === 'session') bench.former.push(token)
    const cause = lastAction ?? heard
    if (!mayEnd && tokenKind === 'session' && cause.operation !== undefined && selected(bench, cause.operation)) {
      bench.findings.asked(sessionLasts)
      bench.findings.addViolation(
        sessionLasts,
        sessionLasts.check({ before: cause.note }) ?? { expected: '', got: '' },
        cause,
      )
    }
    return true
  })().finally(() => renewals.delete(holder))
  renewals.set(holder, work)
  return work
}
