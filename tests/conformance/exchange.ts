/** A request and its response, as the rules see them. */
import { notJson, type WireResponse } from './client.ts'
import type { PlannedOperation } from './plan.ts'
import type { StateRule } from './rule.ts'
import { isRecord, show, type Issue } from './schema.ts'
import type { Form, WireRequest } from './wire.ts'

/** Credentials of an account. */
export interface Account {
  kind: 'main' | 'second' | 'unapproved' | 'no-pin' | 'authorization' | 'enrolled'
  email: string
  password: string
  pin?: string
  token?: string
  tokenKind?: 'session' | 'temporary'
  /** Whether anything since the last sign-in may have ended the session, such as a change of password. */
  mayEnd?: boolean
  /** Whether the bank has accepted the PIN in this run. */
  hasRightPin?: boolean
  /** Whether a PIN is confirmed that no transfer has used. */
  hasConfirmedPin?: boolean
  /** The last action that was done with the token. */
  lastAction?: Exchange
}

/** A call to be made on behalf of a rule. `operation` is undefined where no operation is named. */
export interface Call {
  operation: PlannedOperation | undefined
  form: Form
  /** What is special about it, in a few words. */
  note: string
  /** Whose token it carries, if anybody's. */
  holder?: Account
  /** Whether it is a valid request with one field changed. */
  isVaried?: boolean
  /** Whether the contract allows the changed value, so that the response is a business outcome. */
  isValid?: boolean
  /** The rule that is broken when this call succeeds: what it carries is wrong. */
  mustFail?: StateRule<never>
  /** Secrets that it carries or is about, beside those of its holder. */
  sent?: string[]
}

export interface Exchange extends Call {
  request: WireRequest
  response: WireResponse
  /** Where the response violates the contract: of an HTTP 200 with JSON only. */
  issues: Issue[]
  /** Where the body of a 401 violates the contract. */
  expiredIssues: Issue[]
  /** A response that took longer than this many milliseconds is slow. */
  slowMs: number
}

/** The JSON object of a response, if it is one. */
export function objectOf({ response }: Pick<Exchange, 'response'>): Record<string, unknown> | undefined {
  return response.kind === 'received' && isRecord(response.json) ? response.json : undefined
}

/** Whether a response is a success by the operation's own rule. */
export function accepted(operation: PlannedOperation, { response, issues }: Exchange): boolean {
  if (response.kind !== 'received' || response.status !== 200 || !isRecord(response.json)) return false
  return operation.kind === 'loader' ? issues.length === 0 : succeeds(operation, response.json)
}

/** What `x-outcome` says of a response. */
export function succeeds({ outcome }: PlannedOperation, body: Record<string, unknown>): boolean {
  const value = outcome === undefined ? undefined : body[outcome]
  if (outcome === 'error' || outcome === 'failed')
    return value === undefined || value === null || value === false || value === 0 || value === '' || value === '0'
  return value === 'success'
}

/** What came back, in a line. */
export function summary({ response }: Pick<Exchange, 'response'>): string {
  if (response.kind === 'none') return response.how === 'late' ? response.detail : `no response (${response.detail})`
  const body = response.json === notJson ? cut(response.text) : show(response.json)
  return `HTTP ${response.status} ${body === '' ? 'with an empty body' : body}`
}

/** The beginning of a text, in one line. */
export function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 160 ? `${line.slice(0, 157)}…` : line
}

/** The text of a response that is to be read: of a 200 or a 401. Of any other status nothing is. */
export function readable({ response }: Pick<Exchange, 'response'>): string | undefined {
  return response.kind === 'received' && (response.status === 200 || response.status === 401)
    ? response.text
    : undefined
}

/** The JSON object somewhere in a text, if there is one. */
export function jsonWithin(text: string): string | undefined {
  const inner = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  try {
    return inner !== '' && isRecord(JSON.parse(inner)) ? inner : undefined
  } catch {
    return undefined
  }
}
