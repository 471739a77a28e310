import type { PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { isRecord, show, type Issue } from '#tests/conformance/contract/schema.ts'
import { notJson, type WireResponse } from '#tests/conformance/transport/client.ts'
import type { Form, WireRequest } from '#tests/conformance/transport/wire.ts'
import type { Law } from './rule.ts'

export interface Account {
  kind: 'main' | 'second' | 'unapproved' | 'no-pin' | 'authorization' | 'enrolled'
  email: string
  password: string
  pin?: string
  token?: string
  tokenKind?: 'session' | 'temporary'
  /** It had a session, and the bank gives it no other: a 401 proves nothing. */
  isSignedOut?: boolean
  /** The tokens of its earlier sessions, the oldest first. */
  formerTokens?: string[]
  /** Whether the bank has accepted the PIN. */
  hasRightPin?: boolean
  /** What has confirmed its PIN, until a transfer spends it. */
  confirming?: readonly WireRequest[]
}

/** A call on behalf of a rule. `operation` is undefined if the call names none. */
export interface Call {
  operation: PlannedOperation | undefined
  form: Form
  note: string
  holder?: Account
  isVaried?: boolean
  /** The contract allows the changed value, so the response is a business outcome. */
  isValid?: boolean
  mustFail?: Law
  sent?: string[]
}

export interface Exchange extends Call {
  request: WireRequest
  /** What must be sent again to show a finding, in order; each group at one moment. */
  again?: readonly (readonly WireRequest[])[]
  response: WireResponse
  issues: readonly Issue[]
  expiredIssues: readonly Issue[]
  slowMs: number
}

export function objectOf({ response }: Pick<Exchange, 'response'>): Record<string, unknown> | undefined {
  return response.kind === 'received' && isRecord(response.json) ? response.json : undefined
}

export function accepted(operation: PlannedOperation, { response, issues }: Exchange): boolean {
  if (response.kind !== 'received' || response.status !== 200 || !isRecord(response.json)) return false
  return operation.kind === 'loader' ? issues.length === 0 : succeeds(operation, response.json)
}

export function succeeds({ outcome }: PlannedOperation, body: Record<string, unknown>): boolean {
  const value = outcome === undefined ? undefined : body[outcome]
  if (outcome === 'error' || outcome === 'failed')
    return value === undefined || value === null || value === false || value === 0 || value === '' || value === '0'
  return value === 'success'
}

export function summary({ response }: Pick<Exchange, 'response'>): string {
  if (response.kind === 'none') return response.how === 'late' ? response.detail : `no response (${response.detail})`
  const body = response.json === notJson ? cut(response.text) : show(response.json)
  return `HTTP ${response.status} ${body === '' ? 'with an empty body' : body}`
}

/** Undefined for a field that was not sent, and for a file. */
export function textSent({ form }: Pick<Call, 'form'>, wanted: string): string | undefined {
  const value = form.parts.find(({ name }) => name === wanted)?.value
  return typeof value === 'string' ? value : undefined
}

/** A session that has ended is replaced, so two calls of a customer may have different ones. */
export function tokenIn({ form }: Pick<Exchange, 'form'>): unknown {
  return form.parts.find(({ name }) => name === 'token')?.value
}

export function cut(text: string): string {
  const line = text.slice(0, 1000).replaceAll(/\s+/g, ' ').trim()
  return line.length > 160 ? `${line.slice(0, 157)}…` : line
}

export function statusOf({ response }: Pick<Exchange, 'response'>): number | undefined {
  return response.kind === 'received' ? response.status : undefined
}

export const isServed = (exchange: Pick<Exchange, 'response'>): boolean => statusOf(exchange) === 200

export const isExpired = (exchange: Pick<Exchange, 'response'>): boolean => statusOf(exchange) === 401

/** The body of an HTTP 200 from one of these operations. */
export function bodyOf(exchange: Exchange, ...ids: readonly string[]): Record<string, unknown> | undefined {
  return isServed(exchange) && ids.includes(exchange.operation?.id ?? '') ? objectOf(exchange) : undefined
}

export function readable({ response }: Pick<Exchange, 'response'>): string | undefined {
  return response.kind === 'received' && (response.status === 200 || response.status === 401)
    ? response.text
    : undefined
}

export function jsonWithin(text: string): string | undefined {
  const inner = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  return isJson(inner) ? inner : undefined
}

/** Also if it is nested so deep that the runner does not read it. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export function isFirewall({ response, form }: Exchange): boolean {
  const isOdd = form.parts.some(({ value }) => typeof value === 'string' && /[<>'"\\;{}%$|`]|\.\.|--/.test(value))
  return isOdd && response.kind === 'received' && response.status === 403 && response.json === notJson
}
