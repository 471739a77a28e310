/** Backends in which the answer of one action is not what it did. Whatever rests on that action must not be blamed for it. */
import { succeeds } from '../exchange.ts'
import type { Plan, PlannedOperation } from '../plan.ts'
import { isRecord } from '../schema.ts'
import { names, parse } from './backend.ts'
import type { Breakage, PlainAnswer } from './backend.ts'

export interface BrokenOutcome {
  name: string
  /** The rules that it breaks, all of them at this operation. */
  rules: string[]
  operation: string
  breakage: Partial<Breakage>
}

const refusal: PlainAnswer = {
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ status: 'error', icon: 'error', error: true, failed: 'Not today.', message: 'Not today.' }),
}

/** Changes the answer of an operation where it is a success. */
function answers(operation: PlannedOperation, change: (answer: PlainAnswer) => PlainAnswer): Partial<Breakage> {
  return {
    after: (answer, { id, json }) => (id === operation.id && succeeds(operation, json) ? change(answer) : undefined),
  }
}

/** Answers as the bank would, and does nothing where that is a success. */
function doesNothing(operation: PlannedOperation): Partial<Breakage> {
  return {
    before: async (call, { rehearse }) => {
      if (!names(call, operation)) return
      const answer = await rehearse(call)
      if (typeof answer === 'string' || answer.status !== 200) return
      const json = parse(answer.body)
      return isRecord(json) && succeeds(operation, json) ? answer : undefined
    },
  }
}

/** What shows that an action has done nothing. That a code was sent once more, nobody can tell. */
const unchanged: Record<string, string[]> = {
  signUp: ['code-sent'],
  verifyEmail: ['verification-kept'],
  requestPasswordReset: ['code-sent'],
  resetPassword: ['reset-changes-password', 'code-once'],
  resendConfirmationCode: [],
  resendResetCode: [],
  submitVerification: ['kyc-pending'],
  createPin: ['pin-created', 'pin-created-once'],
  confirmPin: ['code-sent'],
  confirmAuthorizationCode: ['code-once', 'action-served'],
  submitTransfer: ['transfer-in-statement', 'transfer-listed', 'balance-falls', 'key-not-reused', 'pin-per-transfer'],
  submitCryptoDeposit: ['submission-listed', 'key-not-reused'],
  submitPayment: ['submission-listed', 'key-not-reused'],
  submitFixedDeposit: ['submission-listed', 'key-not-reused'],
  submitUpgrade: ['submission-listed', 'key-not-reused'],
  markNotificationAsRead: ['unread-falls', 'read-stays-read'],
  updatePicture: ['picture-changes'],
  updateProfile: ['profile-kept', 'text-kept', 'empty-empties'],
  updateEmail: ['email-changes'],
  updatePassword: ['password-changes'],
  updatePin: ['pin-changes'],
}

/** Each action of the contract but the sign-in, without which a run ends. */
export function brokenOutcomes({ operations }: Plan): BrokenOutcome[] {
  const actions = operations.filter(({ id, kind }) => kind === 'action' && id !== 'signIn')
  return actions.flatMap((operation) => {
    const { id } = operation
    const shown = unchanged[id]
    if (shown === undefined) throw new Error(`Say in outcomes.ts what shows that ${id} has done nothing.`)
    return [
      {
        name: 'acts and reports a refusal',
        operation: id,
        rules: ['action-served'],
        breakage: answers(operation, () => refusal),
      },
      {
        name: 'reports a success and does nothing',
        operation: id,
        rules: shown,
        breakage: doesNothing(operation),
      },
      {
        name: 'acts and answers no JSON',
        operation: id,
        rules: ['valid-json'],
        breakage: answers(operation, (answer) => ({ ...answer, body: 'OK' })),
      },
    ]
  })
}
