/** Backends in which the response of one action differs from its effect. Findings that depend on it must not appear. */
import type { Plan, PlannedOperation } from '#tests/conformance/contract/plan.ts'
import { succeeds } from '#tests/conformance/exchange.ts'
import { effectShown } from '#tests/conformance/rules/effects.ts'
import { reviewedForms } from '#tests/conformance/scenarios/reviewedForms.ts'
import { recordIn, type Fault, type PlainResponse } from './backend.ts'
import { refusal } from './edits.ts'

export interface BrokenOutcome {
  name: string
  finds: string[]
  fault: Partial<Fault>
}

function responds(operation: PlannedOperation, change: (response: PlainResponse) => PlainResponse): Partial<Fault> {
  return {
    after: ({ id, json, response }) =>
      id === operation.id && succeeds(operation, json) ? change(response) : undefined,
  }
}

function doesNothing(operation: PlannedOperation): Partial<Fault> {
  return {
    before: async (call) => {
      if (call.id !== operation.id) return
      const response = await call.rehearse(call)
      if (typeof response === 'string' || response.status !== 200) return
      const json = recordIn(response.body)
      return json !== undefined && succeeds(operation, json) ? response : undefined
    },
  }
}

const unchanged: Record<string, string[]> = {
  signUp: ['code-sent'],
  verifyEmail: ['verification-kept', 'code-once'],
  requestPasswordReset: ['code-sent'],
  resetPassword: ['reset-changes-password', 'code-once'],
  resendConfirmationCode: ['codes-apart'],
  resendResetCode: ['codes-apart'],
  submitVerification: ['kyc-pending'],
  createPin: ['pin-created', 'pin-created-once'],
  confirmPin: ['code-sent', 'pin-count-ends'],
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

const outcomes = [
  {
    name: 'acts and responds with no JSON',
    rulesFor: () => ['valid-json'],
    faultFor: (operation: PlannedOperation) => responds(operation, (response) => ({ ...response, body: 'OK' })),
  },
  {
    name: 'acts and reports a refusal',
    rulesFor: ({ id }: PlannedOperation) =>
      reviewedForms.some(({ action }) => action === id) ? ['action-served', 'refusal-inert'] : ['action-served'],
    faultFor: (operation: PlannedOperation) => responds(operation, () => refusal),
  },
  {
    name: 'reports a success and does nothing',
    rulesFor: ({ id }: PlannedOperation) => unchanged[id] ?? [effectShown.id],
    faultFor: doesNothing,
  },
]

/** Only those at the same place break in one bank: of others, one would hide what the other does. */
const chains = [
  ['signUp', 'resendConfirmationCode', 'verifyEmail', 'submitVerification'],
  ['updatePin', 'requestPasswordReset', 'resetPassword', 'resendResetCode'],
  ['updateEmail', 'confirmPin', 'submitTransfer', 'confirmAuthorizationCode'],
  ['createPin', 'updatePassword'],
]

/** Each breaks several actions, with the outcomes in turn. Never the sign-in. */
export function brokenOutcomes({ operations }: Plan): BrokenOutcome[] {
  const actions = operations.filter(({ id, kind }) => kind === 'action' && id !== 'signIn')
  const chained = new Set(chains.flat())
  const single = actions.filter(({ id }) => !chained.has(id))
  const banks = [0, 1, 2, 3].map((index) =>
    actions.filter(
      (action) => chains.some((chain) => chain[index] === action.id) || single.indexOf(action) % 4 === index,
    ),
  )
  return banks.flatMap((broken, turn) =>
    outcomes
      .filter((_, index) => index === turn % outcomes.length)
      .map(({ name, rulesFor, faultFor }) => ({
        name: `each of ${broken.map(({ id }) => id).join(', ')} ${name}`,
        finds: broken.flatMap((operation) => rulesFor(operation).map((rule) => `${rule}@${operation.id}`)).sort(),
        fault: together(broken.map(faultFor)),
      })),
  )
}

export function together(faults: Partial<Fault>[]): Partial<Fault> {
  return {
    before: async (call) => {
      for (const { before } of faults) {
        const response = await before?.(call)
        if (response !== undefined) return response
      }
      return undefined
    },
    after: async (seen) => {
      for (const { after } of faults) {
        const changed = await after?.(seen)
        if (changed !== undefined) return changed
      }
      return undefined
    },
  }
}
