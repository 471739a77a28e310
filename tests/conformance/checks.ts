/** What several rules ask of an answer. */
import { complaints, bodyRules } from './answers.ts'
import { accepted, objectOf, summary } from './exchange.ts'
import type { Heard } from './exchange.ts'
import type { Complaint } from './rule.ts'

/** The backend is still in order: no crash, and whatever it answered with 200 or 401 is in the contract. */
export function survives(heard: Heard): Complaint | undefined {
  const [first] = complaints(bodyRules, heard)
  if (first === undefined) return undefined
  const { rule, complaint } = first
  return { ...complaint, expected: `an answer in the contract: ${complaint.expected}`, repeats: rule.id }
}

/** A call that names no operation is not answered as if it were one. */
export function refused(heard: Heard): Complaint | undefined {
  const { reply, operation } = heard
  const expected = 'HTTP 4xx, or HTTP 200 with an answer that says it is a refusal'
  if (reply.kind === 'none' || reply.status >= 500) return { expected, got: summary(heard) }
  if (reply.status >= 400) return undefined
  const answer = objectOf(heard)
  const negative =
    answer !== undefined &&
    (isRefusal(answer['status']) || isRefusal(answer['icon']) || Boolean(answer['error']) || Boolean(answer['failed']))
  if (negative && (operation === undefined || !accepted(operation, heard))) return undefined
  return { expected, got: summary(heard) }
}

function isRefusal(word: unknown): boolean {
  return typeof word === 'string' && word !== '' && word !== 'success'
}

/** A call without a live session gets a 401. */
export function expired(heard: Heard): Complaint | undefined {
  const { reply } = heard
  return reply.kind === 'answer' && reply.status === 401 ? undefined : { expected: 'HTTP 401', got: summary(heard) }
}
