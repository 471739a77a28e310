/** Plays the steps of a link (`?scenario=reset,as:ada,fail:submitCryptoDeposit:html`) or a command line, in order. */
import type { Customer } from '#mocks/db/records.ts'
import { changeSettings, settingsOf, type Bank } from '#mocks/domain/bank.ts'
import { changeCustomer, customerByEmail, customerById } from '#mocks/domain/customers.ts'
import { awaitVerification, decideVerification } from '#mocks/domain/kyc.ts'
import { decideRequest } from '#mocks/domain/requests.ts'
import { issueToken, revokeTokens } from '#mocks/domain/sessions.ts'
import { settleTransfer } from '#mocks/domain/transfers.ts'
import { setChaos } from '#mocks/faults/chaos.ts'
import { injectFault, isFaultKind } from '#mocks/faults/faults.ts'
import { table } from '#mocks/generated/tables.ts'
import type { OperationId } from '#mocks/handlers/handler.ts'
import { seed } from '#mocks/seed/seed.ts'

/** What the browser has to do after a scenario. */
export interface Staged {
  signIn?: { token: string; kind: 'session' | 'temporary'; status: string }
}

interface Step {
  usage: string
  does: string
  takes: readonly [least: number, most: number]
  read: (args: readonly string[]) => (bank: Bank) => Promise<Staged | void>
}

const hourMs = 3_600_000
const always = 'always'

export const scenarioSteps: Record<string, Step> = {
  reset: {
    usage: 'reset[:<date>]',
    does: 'Resets the bank to its first day: today, or the date.',
    takes: [0, 1],
    read: ([date]) => {
      if (date === undefined) return (bank) => seed(bank)
      const firstDay = new Date(date)
      if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(firstDay.getTime()))
        throw new Error(`"${date}" is not a date such as 2026-01-16.`)
      return (bank) => seed(bank, firstDay)
    },
  },
  as: {
    usage: 'as:<persona>',
    does: 'Signs in as that persona.',
    takes: [1, 1],
    read:
      ([id = '']) =>
      async (bank) => {
        const customer = persona(bank, id)
        const { token, kind } = await issueToken(bank, customer)
        return { signIn: { token, kind, status: customer.verification } }
      },
  },
  fail: {
    usage: 'fail:<operation or *>:<kind>[:<times>|always]',
    does: 'The next call fails in that way, or the given number of calls, or all until the fault is removed.',
    takes: [2, 3],
    read: ([operation = '', kind = '', times = '1']) => {
      if (!isFaultKind(kind)) throw new Error(`There is no failure "${kind}".`)
      const count = times === always ? 0 : whole(times, 1, 1_000_000)
      const target = operationNamed(operation)
      return (bank) => injectFault(bank, target, kind, { times: count })
    },
  },
  respond: {
    usage: 'respond:<operation>:<JSON, percent-encoded>[:<times>|always]',
    does: "The next call gets this response instead of the bank's.",
    takes: [2, 3],
    read: ([operation = '', body = '', times = '1']) => {
      const count = times === always ? 0 : whole(times, 1, 1_000_000)
      const target = operationNamed(operation)
      const text = decoded(body)
      return (bank) => injectFault(bank, target, 'response', { times: count, body: text })
    },
  },
  latency: {
    usage: 'latency:<ms>[:<operation>]',
    does: 'Every response takes this time, or those of one operation so much longer.',
    takes: [1, 2],
    read: ([ms = '', operation]) => {
      const latencyMs = whole(ms, 0, 600_000)
      if (operation === undefined) return (bank) => changeSettings(bank, { latencyMs })
      const id = operationNamed(operation)
      return (bank) => changeSettings(bank, { latencies: { ...settingsOf(bank).latencies, [id]: latencyMs } })
    },
  },
  offline: {
    usage: 'offline:1|0',
    does: '`1` cuts the network, `0` restores it.',
    takes: [1, 1],
    read: ([on = '']) => {
      const offline = oneOf(on, ['1', '0']) === '1'
      return (bank) => changeSettings(bank, { offline })
    },
  },
  chaos: {
    usage: 'chaos:<percent>[:<seed>]',
    does: 'This percentage of calls fails, is delayed or is cut, the same ones for the same seed. `0` ends it.',
    takes: [1, 2],
    read: ([percent = '', seedText = '1']) => {
      const [share, from] = [whole(percent, 0, 100), whole(seedText, 0, 2 ** 31)]
      return (bank) => setChaos(bank, share, from)
    },
  },
  travel: {
    usage: 'travel:<hours>',
    does: "The bank's clock is this number of hours ahead.",
    takes: [1, 1],
    read: ([hours = '']) => {
      if (!/^-?\d+(\.\d+)?$/.test(hours)) throw new Error(`"${hours}" is not a number of hours.`)
      return (bank) => changeSettings(bank, { travelMs: Math.round(Number(hours) * hourMs) })
    },
  },
  expire: {
    usage: 'expire:<persona>',
    does: 'Ends every session of the persona.',
    takes: [1, 1],
    read:
      ([id = '']) =>
      (bank) =>
        revokeTokens(bank, persona(bank, id).id),
  },
  kyc: {
    usage: 'kyc:<persona or e-mail address>:approve|decline|pending',
    does: 'The back office decides on an identity, or has it pending.',
    takes: [2, 2],
    read: ([who = '', word = '']) => {
      const decision = oneOf(word, ['approve', 'decline', 'pending'])
      return async (bank) => {
        const customer = customerById(bank, who) ?? customerByEmail(bank, who)
        if (customer === undefined) throw new Error(`There is no customer "${who}".`)
        if (decision === 'pending') await awaitVerification(bank, customer.id)
        else await decideVerification(bank, customer.id, decision === 'approve')
      }
    },
  },
  request: {
    usage: 'request:<number>:confirmed|declined',
    does: 'The back office decides on a deposit, payment or upgrade.',
    takes: [2, 2],
    read: ([number = '', word = '']) => {
      const [id, decision] = [whole(number, 1, 1_000_000_000), oneOf(word, ['confirmed', 'declined'])]
      return async (bank) => {
        const isPending = bank.store.requests.all().some((request) => request.id === id && request.status === 'pending')
        if (!isPending) throw new Error(`There is no pending request ${id}.`)
        await decideRequest(bank, id, decision)
      }
    },
  },
  history: {
    usage: 'history:<persona>:<count>',
    does: "This number of transactions precedes the persona's own.",
    takes: [2, 2],
    read: ([id = '', count = '']) => {
      const history = whole(count, 0, 1_000_000)
      return (bank) => changeCustomer(bank, persona(bank, id).id, { history })
    },
  },
  transfer: {
    usage: 'transfer:<number>:successful|failed',
    does: 'The back office settles a transfer.',
    takes: [2, 2],
    read: ([number = '', word = '']) => {
      const [id, decision] = [whole(number, 1, 1_000_000_000), oneOf(word, ['successful', 'failed'])]
      return async (bank) => {
        const isOpen = bank.store.transfers.all().some((made) => made.id === id && made.status === 'in_progress')
        if (!isOpen) throw new Error(`There is no transfer ${id} in progress.`)
        await settleTransfer(bank, id, decision)
      }
    },
  },
}

export async function playScenario(bank: Bank, scenario: string): Promise<Staged> {
  const texts = scenario
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const steps = await Promise.all(texts.map(async (text) => ({ text, play: await naming(text, () => readStep(text)) })))
  const staged: Staged = {}
  for (const { text, play } of steps) Object.assign(staged, await naming(text, () => play(bank)))
  return staged
}

function readStep(text: string): (bank: Bank) => Promise<Staged | void> {
  const [name = '', ...args] = text.split(':')
  const step = Object.hasOwn(scenarioSteps, name) ? scenarioSteps[name] : undefined
  if (step === undefined) throw new Error(`There is no scenario step "${name}".`)
  const [least, most] = step.takes
  if (args.length < least || args.length > most) throw new Error(`Write it as ${step.usage}.`)
  return step.read(args)
}

async function naming<T>(step: string, act: () => T): Promise<Awaited<T>> {
  try {
    return await act()
  } catch (error) {
    throw new Error(`Step "${step}": ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function whole(text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= least && value <= most)) throw new Error(`"${text}" is not a whole number from ${least} to ${most}.`)
  return value
}

function oneOf<const Choice extends string>(text: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === text)
  if (found === undefined) throw new Error(`"${text}" is not one of ${choices.join(', ')}.`)
  return found
}

function persona(bank: Bank, id: string): Customer {
  const customer = customerById(bank, id)
  if (customer === undefined) throw new Error(`There is no persona "${id}".`)
  return customer
}

/** An id, or a wire name that only one operation has. */
function operationNamed(name: string): OperationId | '*' {
  if (isOperation(name)) return name
  const ids = Object.keys(table).filter(isOperation)
  const wireNamed = ids.filter((id) => id !== '*' && table[id].wire === name)
  const [only] = wireNamed
  if (only !== undefined && wireNamed.length === 1) return only
  throw new Error(
    wireNamed.length > 1
      ? `"${name}" is the name of ${wireNamed.join(' and ')}. Write one of these.`
      : `There is no operation "${name}".`,
  )
}

function decoded(text: string): string {
  try {
    return JSON.stringify(JSON.parse(decodeURIComponent(text)))
  } catch {
    throw new Error('The response is not percent-encoded JSON.')
  }
}

export function isOperation(id: string): id is OperationId | '*' {
  return id === '*' || Object.hasOwn(table, id)
}
