import { expect, it } from 'vitest'
import { names, recordIn } from '#tests/conformance/broken/backend.ts'
import { judge, plan, still } from '#tests/conformance/broken/judge.ts'
import { rowsOf } from '#tests/conformance/reading/rows.ts'
import { stateObserver, statesOf } from './coveredStates.ts'
import { unsent, type Seen } from './coveredValues.ts'
import { succeeds } from './exchange.ts'
import { mockTarget } from './mockTarget.ts'

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

it(
  'sends every kind of value in every field, and calls every action in every state',
  { timeout: 180_000 },
  async () => {
    const accepted: Seen[] = []
    const loaded = new Map<string, Record<string, unknown>>()
    const target = await mockTarget(still)
    const loaders = plan.operations.filter(({ kind, session }) => kind === 'loader' && session === 'session').length
    const { observe, seen } = stateObserver(target.readCode, loaders)
    await judge(
      {
        after: async ({ status, body }, { call }) => {
          const operation = plan.operations.find((entry) => names(call, entry))
          if (operation === undefined) return
          const json = recordIn(body) ?? {}
          if (operation.kind === 'loader' && status === 200) loaded.set(operation.id, json)
          const isAccepted = operation.kind === 'action' && status === 200 && succeeds(operation, json)
          if (isAccepted) accepted.push({ id: operation.id, fields: call.fields })
          await observe({ operation, fields: call.fields, status, json, accepted: isAccepted })
        },
      },
      target,
    )
    await target.close()
    const offered = ({ id }: { id: string }, { name }: { name: string }): Set<unknown> => {
      const [loader = '', list = '', column = ''] = offers[id] ?? []
      const form = loaded.get(loader) ?? {}
      if (name === 'type' && Array.isArray(form['names'])) return new Set(form['names'])
      return new Set(rowsOf(form, list).map((row) => row[column]))
    }
    const holes = unsent(plan.operations, accepted, offered).filter((hole) => values[hole] === undefined)
    const uncalled = plan.operations
      .flatMap((operation) => statesOf(operation).map((state) => `${operation.id}: ${state}`))
      .filter((state) => !seen.has(state) && states[state] === undefined)
    expect(holes, 'A scenario sends these, or `values` in this file says why the mock bank accepts none.').toEqual([])
    expect(uncalled, 'A scenario makes these calls, or `states` in this file says why the mock bank has none.').toEqual(
      [],
    )
  },
)
