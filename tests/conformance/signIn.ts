import { ask, lawful, operationOf, reasonOf } from './bench.ts'
import type { Bench } from './bench.ts'
import { jsonWithin, objectOf, succeeds } from './exchange.ts'
import type { Account, Heard } from './exchange.ts'
import { isRecord } from './schema.ts'

/** Signs an account in and keeps its token. Returns the reason when the bank gave none. */
export async function signIn(bench: Bench, account: Account): Promise<string | undefined> {
  const heard = await trySignIn(bench, account.email, account.password)
  const answer = readAnyway(heard)
  const jwt = answer?.['jwt']
  if (answer === undefined || typeof jwt !== 'string' || jwt === '') return reasonOf(heard)
  const status = answer['verification_status']
  const approved = succeeds(operationOf(bench, 'signIn'), answer) && (status === undefined || status === 'verified')
  account.token = jwt
  account.tokenKind = approved ? 'session' : 'temporary'
  const suffix = account.kind === 'main' ? '' : `_${account.kind.toUpperCase().replaceAll('-', '_')}`
  bench.secrets.add(`TOKEN${suffix}`, jwt)
  return undefined
}

/** One sign-in, judged like any other call. */
export async function trySignIn(bench: Bench, email: string, password: string): Promise<Heard> {
  return ask(bench, lawful(operationOf(bench, 'signIn'), { email, password }))
}

/** The answer even where it breaks the contract (a notice before it, say): the other operations are to be judged, too. */
function readAnyway(heard: Heard): Record<string, unknown> | undefined {
  const answer = objectOf(heard)
  if (answer !== undefined || heard.reply.kind !== 'answer') return answer
  const inner: unknown = JSON.parse(jsonWithin(heard.reply.text) ?? 'null')
  return isRecord(inner) ? inner : undefined
}
