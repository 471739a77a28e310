import { isFields, readBoolean, type Fields } from '#src/lib/fields.ts'
import { readResponse, showable, type Reader } from './readers.ts'
import type { Violation } from './violations.ts'

/** `x-outcome` in the contract: the field that decides whether an action succeeded. */
export type OutcomeRule = 'icon' | 'status' | 'error' | 'failed'

/** `http` is any status not listed here, `invalidResponse` a body that is not a JSON object or is too large. */
export type FailureReason =
  | 'network'
  | 'timeout'
  | 'tooLarge'
  | 'tooManyRequests'
  | 'unavailable'
  | 'http'
  | 'invalidResponse'
  | 'session'

export interface Reply<Data> {
  data: Data
  message: string | undefined
  fields: readonly string[]
  violations: readonly Violation[]
}

export type Received<Data> = Data & { violations: readonly Violation[] }

/** No usable response. `mayHaveWorked` is false if the bank has certainly done nothing. */
export interface Failed {
  kind: 'failed'
  reason: FailureReason
  mayHaveWorked: boolean
}

/**
 * Callers must handle the other outcomes before they can read a success. `unclear`: the deciding field is missing or
 * contradicted, and the action may have worked.
 */
export type Outcome<Data> =
  | ({ kind: 'success' } & Reply<Data>)
  | ({ kind: 'refused' } & Reply<Data>)
  | ({ kind: 'unclear' } & Reply<Data>)
  | Failed

export type AnyOutcome = Outcome<unknown>

export type NoSuccess<Data = unknown> = Exclude<Outcome<Data>, { kind: 'success' }>

export class LoadFailure extends Error {
  readonly reason: FailureReason
  constructor(reason: FailureReason) {
    super(`The bank gave no usable response: ${reason}`)
    this.name = 'LoadFailure'
    this.reason = reason
  }
}

const withoutEffect: ReadonlySet<FailureReason> = new Set(['session', 'tooLarge', 'tooManyRequests'])

export function failed(reason: FailureReason): Failed {
  return { kind: 'failed', reason, mayHaveWorked: !withoutEffect.has(reason) }
}

export function outcomeOf<Data>(
  rule: OutcomeRule,
  schema: Reader<Data>,
  response: Fields,
): Exclude<Outcome<Data>, Failed> {
  const { value: data, violations } = readResponse(schema, response)
  const kind = decide(rule, response)
  return { kind, data, message: messageOf(response), fields: Object.keys(response), violations }
}

export function mayHaveWorked(outcome: AnyOutcome): boolean {
  return outcome.kind === 'unclear' || (outcome.kind === 'failed' && outcome.mayHaveWorked)
}

/** An empty `error` or `failed` is success unless `status` or `icon` contradicts it. */
function decide(rule: OutcomeRule, response: Fields): Exclude<AnyOutcome['kind'], 'failed'> {
  if (rule === 'icon' || rule === 'status') {
    const word = wordOf(response[rule])
    return word === undefined ? 'unclear' : word === 'success' ? 'success' : 'refused'
  }
  if (!isFalseLike(response[rule])) return 'refused'
  const words = [wordOf(response['status']), wordOf(response['icon'])]
  return words.every((word) => word === undefined || word === 'success') ? 'success' : 'unclear'
}

function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

const negative: ReadonlySet<unknown> = new Set([undefined, null, false, 0, '', '0'])

function isFalseLike(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return isFields(value) ? Object.keys(value).length === 0 : negative.has(value)
}

/** A flag written as text ("1", "true") does not count. */
function messageOf(response: Fields): string | undefined {
  const message = [response['message'], response['failed'], response['error']].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '' && readBoolean(text) === undefined,
  )
  return message === undefined ? undefined : showable(message)
}
