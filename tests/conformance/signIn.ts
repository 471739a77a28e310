import { isRecord, show } from '#tests/conformance/contract/schema.ts'
import { operationOf, reasonOf, sendAndJudge, validCall, type Context, type Values } from './context.ts'
import { accepted, jsonWithin, objectOf, succeeds, summary, type Account, type Exchange } from './exchange.ts'

export async function signIn(context: Context, account: Account): Promise<string | undefined> {
  const exchange = await trySignIn(context, account.email, account.password)
  const body = readAnyway(exchange)
  const jwt = body?.['jwt']
  if (body === undefined || typeof jwt !== 'string' || jwt === '') return whyNoToken(context, exchange, body)
  keepToken(context, account, body, jwt)
  const { error, submitted, verification_status: status } = body
  const isRefused = !succeeds(operationOf(context, 'signIn'), body)
  return isRefused && submitted !== 'No' && status === 'verified'
    ? `error is ${show(error)}, which is a refusal in spite of the token (Refusal in openapi/schemas/common.yaml)`
    : undefined
}

function keepToken(context: Context, account: Account, body: Record<string, unknown>, jwt: string): void {
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

export async function trySignIn(
  context: Context,
  email: string,
  password: string,
  note?: string,
  more: Values = {},
): Promise<Exchange> {
  const operation = operationOf(context, 'signIn')
  const exchange = await sendAndJudge(context, validCall(operation, { ...more, email, password }, undefined, note))
  const account = Object.values(context.accounts).find((entry) => entry.email === email)
  const { jwt } = objectOf(exchange) ?? {}
  if (account?.token !== undefined && accepted(operation, exchange) && typeof jwt === 'string' && jwt !== '') {
    // A bank that allows one session only has ended the former one.
    context.secrets.add('FORMER_TOKEN', account.token)
    if (account.tokenKind === 'session') (account.formerTokens ??= []).push(account.token)
    keepToken(context, account, objectOf(exchange) ?? {}, jwt)
  }
  return exchange
}

/** Also reads a body that breaks the contract, such as a notice before the JSON. */
function readAnyway(exchange: Exchange): Record<string, unknown> | undefined {
  const body = objectOf(exchange)
  if (body !== undefined || exchange.response.kind !== 'received') return body
  const { json, text } = exchange.response
  const inner: unknown = JSON.parse(jsonWithin(typeof json === 'string' ? json : text) ?? 'null')
  return isRecord(inner) ? inner : undefined
}
