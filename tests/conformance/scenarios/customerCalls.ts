/** The calls of a customer, plain, unusual and refused, each of which restores what later ones need. */
import { isOpen } from '#tests/conformance/context.ts'
import type { Account } from '#tests/conformance/exchange.ts'
import type { Steps } from '#tests/conformance/scenario.ts'
import { credentialCalls, newcomerCalls, pinCalls } from './credentialCalls.ts'
import { type CustomerCall, endsSessions, guestCallsOf } from './customerCall.ts'
import { submissionCalls } from './moneyCalls.ts'
import { notificationCalls, profileCalls } from './profileCalls.ts'
import { reviewedForms } from './reviewedForms.ts'

export function callsOf(steps: Steps, account: Account): CustomerCall[] {
  const all = [
    ...guestCallsOf(steps, account),
    ...newcomerCalls(steps, account),
    ...profileCalls(steps, account),
    ...credentialCalls(steps, account),
    ...pinCalls(steps, account),
    ...reviewedForms.flatMap((kind) => submissionCalls(steps, account, kind)),
    ...notificationCalls(steps, account),
  ]
  // A customer whose address counts as not verified gets no other session.
  const isStuck = steps.context.lostFacts.has('verified')
  return all.filter(({ id }) => isOpen(steps.context, id) && !(isStuck && endsSessions.has(id)))
}
