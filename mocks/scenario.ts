/**
 * A scenario puts the bank into a state by a short text, in a link (`?scenario=reset,as:ada,fail:submitCryptoDeposit:html`)
 * or on a command line. Steps are separated by commas and done in order.
 */
import { setNumber } from '#mocks/bank/bank.ts'
import type { Bank } from '#mocks/bank/bank.ts'
import { changeCustomer, customerByEmail, customerById } from '#mocks/bank/customers.ts'
import { awaitVerification, decideVerification } from '#mocks/bank/kyc.ts'
import { decideRequest } from '#mocks/bank/requests.ts'
import { issueToken, revokeTokens } from '#mocks/bank/sessions.ts'
import { settleTransfer } from '#mocks/bank/transfers.ts'
import { isFaultKind, layFault } from '#mocks/faults.ts'
import { table } from '#mocks/generated/tables.ts'
import type { OperationId } from '#mocks/handler.ts'
import { seed } from '#mocks/seed/seed.ts'

/** What a scenario leaves for the browser to do. */
export interface Staged {
  /** The token of the persona that the scenario signs in as. */
  signIn?: { token: string; kind: 'session' | 'temporary'; status: string }
}

type Step = (bank: Bank, args: string[]) => Promise<Staged | void>

const steps: Record<string, Step> = {
  /** `reset`: the first day again. */
  reset: (bank) => seed(bank),
  /** `as:<persona>`: signed in as that persona. */
  as: async (bank, [id = '']) => {
    const customer = customerById(bank, id)
    if (customer === undefined) throw new Error(`There is no persona "${id}".`)
    const { token, kind } = await issueToken(bank, customer)
    return { signIn: { token, kind, status: customer.verification } }
  },
  /** `fail:<operation or *>:<kind>`: the next call fails in that way. */
  fail: async (bank, [operation = '', kind = '']) => {
    if (!isOperation(operation)) throw new Error(`There is no operation "${operation}".`)
    if (!isFaultKind(kind)) throw new Error(`There is no failure "${kind}".`)
    await layFault(bank, operation, kind)
  },
  /** `latency:<ms>`: every answer takes so long. */
  latency: (bank, [ms]) => setNumber(bank, 'latencyMs', Number(ms) || 0),
  /** `offline:1` cuts the network, `offline:0` mends it. */
  offline: (bank, [on]) => setNumber(bank, 'offline', Number(on) || 0),
  /** `travel:<hours>`: the bank's clock is so many hours ahead. */
  travel: (bank, [hours]) => setNumber(bank, 'travelMs', Math.round((Number(hours) || 0) * 3_600_000)),
  /** `expire:<persona>`: every session of the persona is dead. */
  expire: (bank, [id = '']) => revokeTokens(bank, id),
  /** `kyc:<persona or e-mail address>:approve|decline|pending`: the back office decides on an identity, or has not yet. */
  kyc: async (bank, [who = '', verdict]) => {
    const customer = customerById(bank, who) ?? customerByEmail(bank, who)
    if (customer === undefined) throw new Error(`There is no customer "${who}".`)
    if (verdict === 'pending') await awaitVerification(bank, customer.id)
    else await decideVerification(bank, customer.id, verdict === 'approve')
  },
  /** `request:<number>:confirmed|declined`: the back office decides on a deposit, payment or upgrade. */
  request: (bank, [id, verdict]) => decideRequest(bank, Number(id), verdict === 'confirmed' ? 'confirmed' : 'declined'),
  /** `history:<persona>:<count>`: so many transactions lie before the persona's own. */
  history: (bank, [id = '', count]) =>
    changeCustomer(bank, id, { history: Math.max(0, Math.round(Number(count) || 0)) }),
  /** `transfer:<number>:successful|failed`: the back office settles a transfer. */
  transfer: (bank, [id, verdict]) =>
    settleTransfer(bank, Number(id), verdict === 'successful' ? 'successful' : 'failed'),
}

/** Plays a scenario. Throws an Error that names the step it does not understand. */
export async function playScenario(bank: Bank, scenario: string): Promise<Staged> {
  const staged: Staged = {}
  for (const text of scenario.split(',').filter((part) => part.trim() !== '')) {
    const [name = '', ...args] = text.trim().split(':')
    const step = steps[name]
    if (step === undefined) throw new Error(`There is no scenario step "${name}".`)
    Object.assign(staged, await step(bank, args))
  }
  return staged
}

/** Whether a text names an operation, or all of them. */
export function isOperation(id: string): id is OperationId | '*' {
  return id === '*' || Object.hasOwn(table, id)
}
