/**
 * A scenario puts the bank into a state by a short text, in a link (`?scenario=reset,as:ada,fail:submitCryptoDeposit:html`)
 * or on a command line. Steps are separated by commas and done in order.
 */
import { setNumber } from '#mocks/domain/bank.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { changeCustomer, customerByEmail, customerById } from '#mocks/domain/customers.ts'
import { awaitVerification, decideVerification } from '#mocks/domain/kyc.ts'
import { decideRequest } from '#mocks/domain/requests.ts'
import { issueToken, revokeTokens } from '#mocks/domain/sessions.ts'
import { settleTransfer } from '#mocks/domain/transfers.ts'
import { setChaos } from '#mocks/faults/chaos.ts'
import { isFaultKind, injectFault } from '#mocks/faults/faults.ts'
import { table } from '#mocks/generated/tables.ts'
import type { OperationId } from '#mocks/handlers/handler.ts'
import { seed } from '#mocks/seed/seed.ts'

/** What a scenario leaves for the browser to do. */
export interface Staged {
  /** The token of the persona that the scenario signs in as. */
  signIn?: { token: string; kind: 'session' | 'temporary'; status: string }
}

interface Step {
  /** How it is written. */
  usage: string
  /** What it does, for the documentation. */
  does: string
  play: (bank: Bank, args: string[]) => Promise<Staged | void>
}

/** Every step that a scenario may have, by the word it begins with. */
export const scenarioSteps: Record<string, Step> = {
  reset: {
    usage: 'reset',
    does: 'The first day again.',
    play: (bank) => seed(bank),
  },
  as: {
    usage: 'as:<persona>',
    does: 'Signed in as that persona.',
    play: async (bank, [id = '']) => {
      const customer = customerById(bank, id)
      if (customer === undefined) throw new Error(`There is no persona "${id}".`)
      const { token, kind } = await issueToken(bank, customer)
      return { signIn: { token, kind, status: customer.verification } }
    },
  },
  fail: {
    usage: 'fail:<operation or *>:<kind>[:<times>]',
    does: 'The next call fails in that way, or so many of them.',
    play: async (bank, [operation = '', kind = '', times = '1']) => {
      if (!isOperation(operation)) throw new Error(`There is no operation "${operation}".`)
      if (!isFaultKind(kind)) throw new Error(`There is no failure "${kind}".`)
      await injectFault(bank, operation, kind, Math.max(1, Math.round(Number(times)) || 1))
    },
  },
  latency: {
    usage: 'latency:<ms>',
    does: 'Every answer takes so long.',
    play: (bank, [ms]) => setNumber(bank, 'latencyMs', Number(ms) || 0),
  },
  offline: {
    usage: 'offline:1|0',
    does: '`1` cuts the network, `0` mends it.',
    play: (bank, [on]) => setNumber(bank, 'offline', Number(on) || 0),
  },
  chaos: {
    usage: 'chaos:<percent>[:<seed>]',
    does: 'So many of a hundred calls fail, come late or are cut; the same ones for the same seed. `0` ends it.',
    play: (bank, [percent, seed]) => setChaos(bank, Number(percent) || 0, Number(seed) || 1),
  },
  travel: {
    usage: 'travel:<hours>',
    does: "The bank's clock is so many hours ahead.",
    play: (bank, [hours]) => setNumber(bank, 'travelMs', Math.round((Number(hours) || 0) * 3_600_000)),
  },
  expire: {
    usage: 'expire:<persona>',
    does: 'Every session of the persona is dead.',
    play: (bank, [id = '']) => revokeTokens(bank, id),
  },
  kyc: {
    usage: 'kyc:<persona or e-mail address>:approve|decline|pending',
    does: 'The back office decides on an identity, or has not yet.',
    play: async (bank, [who = '', verdict]) => {
      const customer = customerById(bank, who) ?? customerByEmail(bank, who)
      if (customer === undefined) throw new Error(`There is no customer "${who}".`)
      if (verdict === 'pending') await awaitVerification(bank, customer.id)
      else await decideVerification(bank, customer.id, verdict === 'approve')
    },
  },
  request: {
    usage: 'request:<number>:confirmed|declined',
    does: 'The back office decides on a deposit, payment or upgrade.',
    play: (bank, [id, verdict]) => decideRequest(bank, Number(id), verdict === 'confirmed' ? 'confirmed' : 'declined'),
  },
  history: {
    usage: 'history:<persona>:<count>',
    does: "So many transactions lie before the persona's own.",
    play: (bank, [id = '', count]) =>
      changeCustomer(bank, id, { history: Math.max(0, Math.round(Number(count) || 0)) }),
  },
  transfer: {
    usage: 'transfer:<number>:successful|failed',
    does: 'The back office settles a transfer.',
    play: (bank, [id, verdict]) => settleTransfer(bank, Number(id), verdict === 'successful' ? 'successful' : 'failed'),
  },
}

/** Plays a scenario. Throws an Error that names the step it does not understand. */
export async function playScenario(bank: Bank, scenario: string): Promise<Staged> {
  const staged: Staged = {}
  for (const text of scenario.split(',').filter((part) => part.trim() !== '')) {
    const [name = '', ...args] = text.trim().split(':')
    const step = scenarioSteps[name]
    if (step === undefined) throw new Error(`There is no scenario step "${name}".`)
    Object.assign(staged, await step.play(bank, args))
  }
  return staged
}

/** Whether a text names an operation, or all of them. */
export function isOperation(id: string): id is OperationId | '*' {
  return id === '*' || Object.hasOwn(table, id)
}
