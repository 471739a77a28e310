/** The fields every action may answer with. All are optional; which of them says "success" is the operation's rule. */
export interface Envelope {
  status?: unknown
  icon?: unknown
  message?: unknown
  error?: unknown
  failed?: unknown
}

/** The field that says whether an action succeeded (`x-outcome` in the contract). */
export type OutcomeRule = 'icon' | 'status' | 'error' | 'failed'

/** Why a call has no usable answer: no connection, a status other than 200, an answer outside the contract, a dead session. */
export type FailureReason = 'network' | 'http' | 'malformed' | 'session'

/** What became of an action. There is no way to the answer that does not pass by the failure. */
export type Outcome<Answer> =
  { kind: 'success'; answer: Answer } | { kind: 'refused'; answer: Answer } | { kind: 'failed'; reason: FailureReason }

/** Thrown by loaders that have no usable answer. */
export class LoadFailure extends Error {
  readonly reason: FailureReason
  constructor(reason: FailureReason) {
    super(`The bank could not be asked: ${reason}`)
    this.name = 'LoadFailure'
    this.reason = reason
  }
}

const negative: ReadonlySet<unknown> = new Set([undefined, null, false, 0, '', '0'])

/** Whether an answer means success. `icon` and `status` say it with "success"; `error` and `failed` by saying nothing. */
export function succeeded(rule: OutcomeRule, answer: Envelope): boolean {
  if (rule === 'icon' || rule === 'status') return answer[rule] === 'success'
  return negative.has(answer[rule])
}

/** The text that an answer carries for the customer, wherever the bank put it; undefined when it has none. */
export function messageOf(answer: Envelope): string | undefined {
  return [answer.message, answer.failed, answer.error].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '' && text !== '0',
  )
}
