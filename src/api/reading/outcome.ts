/** Outcomes of actions, and failures of loaders and actions. Pure. */
import { readBoolean } from '#src/lib/readBoolean.ts'
import { isFields, readResponse, showable, type Reader } from './readers.ts'
import type { Violation } from './violations.ts'

/** The field that says whether an action succeeded (`x-outcome` in the contract). */
export type OutcomeRule = 'icon' | 'status' | 'error' | 'failed'

/**
 * Why a call has no usable response. `http` is any status not listed here, `invalidResponse` a body that is not a JSON object
 * or is too large.
 */
export type FailureReason =
  'network' | 'timeout' | 'tooLarge' | 'tooManyRequests' | 'unavailable' | 'http' | 'invalidResponse' | 'session'

/** A parsed response: its data, and the bank's message to the customer. */
export interface Reply<Data> {
  data: Data
  /** The bank's text, from whichever field has it; undefined without one. */
  message: string | undefined
  /** The names of the fields that the bank sent, known or not. */
  fields: readonly string[]
  violations: readonly Violation[]
}

/** The response of a loader: its values, and where it broke the contract. */
export type Received<Data> = Data & { violations: readonly Violation[] }

/** Neither a success nor a refusal: the deciding field is missing or contradicted. It may have worked. */
export type Unclear<Data> = { kind: 'unclear' } & Reply<Data>

/** No usable response. `mayHaveWorked` is false where the bank is known to have done nothing. */
export interface Failed {
  kind: 'failed'
  reason: FailureReason
  mayHaveWorked: boolean
}

/** The outcome of an action. Callers must handle the other outcomes before they can read a success. */
export type Outcome<Data> =
  ({ kind: 'success' } & Reply<Data>) | ({ kind: 'refused' } & Reply<Data>) | Unclear<Data> | Failed

/** An outcome whose data does not matter. */
export type AnyOutcome = Outcome<unknown>

/** An outcome other than success. */
export type NoSuccess<Data = unknown> = Exclude<Outcome<Data>, { kind: 'success' }>

/** Thrown by loaders that have no usable response. */
export class LoadFailure extends Error {
  readonly reason: FailureReason
  constructor(reason: FailureReason) {
    super(`The bank gave no usable response: ${reason}`)
    this.name = 'LoadFailure'
    this.reason = reason
  }
}

/** Failures after which the bank has certainly done nothing. */
const withoutEffect: ReadonlySet<FailureReason> = new Set(['session', 'tooLarge', 'tooManyRequests'])

export function failed(reason: FailureReason): Failed {
  return { kind: 'failed', reason, mayHaveWorked: !withoutEffect.has(reason) }
}

/** The outcome of an action from its response. `rule` names the deciding field. */
export function outcomeOf<Data>(
  rule: OutcomeRule,
  schema: Reader<Data>,
  response: Readonly<Record<string, unknown>>,
): Exclude<Outcome<Data>, Failed> {
  const { value: data, violations } = readResponse(schema, response)
  const kind = decide(rule, response)
  return { kind, data, message: messageOf(response), fields: Object.keys(response), violations }
}

/** Whether the action may have worked. The app must not deny it then. */
export function mayHaveWorked(outcome: AnyOutcome): boolean {
  return outcome.kind === 'unclear' || (outcome.kind === 'failed' && outcome.mayHaveWorked)
}

/**
 * Success or refusal, by the deciding field as it was sent. If `icon` or `status` decides, no other field counts. If `error`
 * or `failed` decides, an empty value is success unless `status` or `icon` contradicts it.
 */
function decide(rule: OutcomeRule, response: Readonly<Record<string, unknown>>): Exclude<AnyOutcome['kind'], 'failed'> {
  if (rule === 'icon' || rule === 'status') {
    const word = wordOf(response[rule])
    return word === undefined ? 'unclear' : word === 'success' ? 'success' : 'refused'
  }
  if (!saysNothing(response[rule])) return 'refused'
  const words = [wordOf(response['status']), wordOf(response['icon'])]
  return words.every((word) => word === undefined || word === 'success') ? 'success' : 'unclear'
}

function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

const negative: ReadonlySet<unknown> = new Set([undefined, null, false, 0, '', '0'])

function saysNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return isFields(value) ? Object.keys(value).length === 0 : negative.has(value)
}

/** The response's text for the customer. A flag written as text ("1", "true") does not count. */
function messageOf(response: Readonly<Record<string, unknown>>): string | undefined {
  const message = [response['message'], response['failed'], response['error']].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '' && readBoolean(text) === undefined,
  )
  return message === undefined ? undefined : showable(message)
}
