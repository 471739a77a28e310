/** Which values and states a run against the mock bank has not reached. */
import { names, recordIn, type Fault } from '#tests/conformance/broken/backend.ts'
import type { Plan } from '#tests/conformance/contract/plan.ts'
import { rowsOf } from '#tests/conformance/reading/rows.ts'
import { stateObserver, statesOf } from './coveredStates.ts'
import { unsent, type Seen } from './coveredValues.ts'
import { succeeds } from './exchange.ts'
import type { MockTarget } from './mockTarget.ts'

const offers: Readonly<Record<string, readonly [loader: string, list: string, column: string]>> = {
  submitCryptoDeposit: ['getCryptoDepositForm', '', ''],
  submitPayment: ['getPaymentForm', 'purposes', 'purpose_name'],
  submitFixedDeposit: ['getFixedDepositForm', 'plans', 'plan_name'],
  submitUpgrade: ['getUpgradeForm', 'plans', 'plan_name'],
  submitVerification: ['getIdentityDocuments', 'docs', 'doc_name'],
}

const values: Readonly<Record<string, string>> = {
  'signUp password: six characters': 'The mock bank wants eight.',
  'createPin pin: no zero in front': 'A run creates one PIN.',
  'updateEmail email: capital letters': 'A bank may show the address in small letters.',
}

const states: Readonly<Record<string, string>> = {
  'requestPasswordReset: refused, then all loaders': 'The mock bank refuses no address.',
  'resendResetCode: refused, then all loaders': 'The mock bank refuses no address.',
  'submitVerification: refused, then all loaders': 'The mock bank refuses none of a customer with a session.',
  'updateProfile: refused, then all loaders': 'The fields of the profile alone are read after it.',
  'verifyEmail: accepted, then all loaders': 'The new customer signs in before.',
  'confirmPin: a key of another customer': 'Its PIN is another one, so the fields differ.',
}

export function coverage(plan: Plan, { readCode }: Pick<MockTarget, 'readCode'>) {
  const accepted: Seen[] = []
  const loaded = new Map<string, Record<string, unknown>>()
  const loaders = plan.operations.filter(({ kind, session }) => kind === 'loader' && session === 'session').length
  const { observe, seen } = stateObserver(readCode, loaders)
  const after: Fault['after'] = async (call) => {
    const { status, body } = call.response
    const operation = plan.operations.find((entry) => names(call, entry))
    if (operation === undefined) return
    const json = recordIn(body) ?? {}
    if (operation.kind === 'loader' && status === 200) loaded.set(operation.id, json)
    const isAccepted = operation.kind === 'action' && status === 200 && succeeds(operation, json)
    if (isAccepted) accepted.push({ id: operation.id, fields: call.fields })
    await observe({ operation, fields: call.fields, status, json, accepted: isAccepted })
  }
  const offered = ({ id }: { id: string }, { name }: { name: string }): Set<unknown> => {
    const [loader = '', list = '', column = ''] = offers[id] ?? []
    const form = loaded.get(loader) ?? {}
    if (name === 'type' && Array.isArray(form['names'])) return new Set(form['names'])
    return new Set(rowsOf(form, list).map((row) => row[column]))
  }
  return {
    after,
    holes: () => unsent(plan.operations, accepted, offered).filter((hole) => values[hole] === undefined),
    uncalled: () =>
      plan.operations
        .flatMap((operation) => statesOf(operation).map((state) => `${operation.id}: ${state}`))
        .filter((state) => !seen.has(state) && states[state] === undefined),
  }
}
