import { ask, lawful, operationOf, reasonOf } from './bench.ts'
import type { Bench } from './bench.ts'
import { accepted, jsonWithin, objectOf, succeeds } from './exchange.ts'
import type { Account, Heard } from './exchange.ts'
import { isRecord } from './schema.ts'

/** Signs an account in and keeps its token. Returns the reason when the bank gave none. */
export async function signIn(bench: Bench, account: Account): Promise<string | undefined> {
  const heard = await trySignIn(bench, account.email, account.password)
  const answer = readAnyway(heard)
  const jwt = answer?.['jwt']
  if (answer === undefined || typeof jwt !== 'string' || jwt === '') return whyNoToken(bench, heard, answer)
  keepToken(bench, account, answer, jwt)
  return undefined
}

function keepToken(bench: Bench, account: Account, answer: Record<string, unknown>, jwt: string): void {
  const status = answer['verification_status']
  const approved = succeeds(operationOf(bench, 'signIn'), answer) && (status === undefined || status === 'verified')
  account.token = jwt
  account.tokenKind = approved ? 'session' : 'temporary'
  account.mayEnd = false
  delete account.lastAction
  const suffix = account.kind === 'main' ? '' : `_${account.kind.toUpperCase().replaceAll('-', '_')}`
  bench.secrets.add(`TOKEN${suffix}`, jwt)
}

/** A success without `jwt` is a token under another name, most likely: says which fields there are. */
function whyNoToken(bench: Bench, heard: Heard, answer: Record<string, unknown> | undefined): string {
  if (answer === undefined || !succeeds(operationOf(bench, 'signIn'), answer)) return reasonOf(heard)
  const { role, ismsg } = answer
  if (role === 'admin') return 'this is an administrator, who has no session here'
  if (ismsg !== undefined) return 'the bank shows a notice (ismsg) and gives no session'
  return `the sign-in succeeds, but its answer has no jwt; it has ${Object.keys(answer).join(', ')}`
}

/** One sign-in, judged like any other call. A token that comes of it takes the place of the account's own. */
export async function trySignIn(bench: Bench, email: string, password: string, note?: string): Promise<Heard> {
  const operation = operationOf(bench, 'signIn')
  const heard = await ask(bench, lawful(operation, { email, password }, undefined, note))
  const account = Object.values(bench.accounts).find((entry) => entry.email === email)
  const { jwt } = objectOf(heard) ?? {}
  if (account?.token !== undefined && accepted(operation, heard) && typeof jwt === 'string' && jwt !== '') {
    // Where a bank allows one session only, the former one has ended now.
    bench.secrets.add('FORMER_TOKEN', account.token)
    if (account.tokenKind === 'session') bench.former.push(account.token)
    keepToken(bench, account, objectOf(heard) ?? {}, jwt)
  }
  return heard
}

/** The answer even where it breaks the contract (a notice before it, say): the other operations are to be judged, too. */
function readAnyway(heard: Heard): Record<string, unknown> | undefined {
  const answer = objectOf(heard)
  if (answer !== undefined || heard.reply.kind !== 'answer') return answer
  const inner: unknown = JSON.parse(jsonWithin(heard.reply.text) ?? 'null')
  return isRecord(inner) ? inner : undefined
}
