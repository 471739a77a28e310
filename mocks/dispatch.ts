/** From a request on the wire to the bank's answer: who is called, is the request in order, who calls, and is the answer. */
import { numberOf } from '#mocks/domain/bank.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import { holderOf } from '#mocks/domain/sessions.ts'
import type { Exchange, WireAnswer } from '#mocks/exchange.ts'
import { mishap } from '#mocks/faults/chaos.ts'
import { actsDespite, spoil, takeFault } from '#mocks/faults/faults.ts'
import { table } from '#mocks/generated/tables.ts'
import type { Handlers, OperationId } from '#mocks/handlers/handler.ts'
import { malformedAnswer } from '#mocks/faults/corrupt.ts'
import { markings, withMarkup } from '#mocks/faults/markup.ts'
import { account } from '#mocks/handlers/account.ts'
import { addFunds } from '#mocks/handlers/add-funds.ts'
import { auth } from '#mocks/handlers/auth.ts'
import { contact } from '#mocks/handlers/contact.ts'
import { fixedDeposits } from '#mocks/handlers/fixed-deposits.ts'
import { kyc } from '#mocks/handlers/kyc.ts'
import { notifications } from '#mocks/handlers/notifications.ts'
import { payments } from '#mocks/handlers/payments.ts'
import { profile } from '#mocks/handlers/profile.ts'
import { settings } from '#mocks/handlers/settings.ts'
import { statements } from '#mocks/handlers/statements.ts'
import { transfers } from '#mocks/handlers/transfers.ts'
import { upgrade } from '#mocks/handlers/upgrade.ts'
import { deviationsOf, requestDeviations } from '#mocks/verdict.ts'
import { operationOf, readCall } from '#mocks/wire.ts'
import type { WireCall } from '#mocks/wire.ts'

/** One handler an operation. The type is exhaustive: without one of them this does not compile. */
const handlers: Handlers<OperationId> = {
  ...auth,
  ...kyc,
  ...account,
  ...transfers,
  ...addFunds,
  ...payments,
  ...fixedDeposits,
  ...upgrade,
  ...notifications,
  ...statements,
  ...profile,
  ...settings,
  ...contact,
}

const delays = { late: 500, slow: 4000 } as const

/** Answers a request. */
export async function dispatch(bank: Bank, request: Request): Promise<Exchange> {
  return answerCall(bank, await readCall(request))
}

/** Answers a call that has been read. Actions take turns, so that no two of them read the same balance. */
export async function answerCall(bank: Bank, call: WireCall): Promise<Exchange> {
  if (numberOf(bank, 'offline') !== 0)
    return { operation: undefined, call, answer: 'cut', fault: undefined, deviations: [] }
  const named = operationOf(call)
  if ('problem' in named)
    return {
      operation: undefined,
      call,
      answer: problem(404, named.problem),
      fault: undefined,
      deviations: [named.problem],
    }
  const { id } = named
  const perform = () => answerTo(bank, id, call)
  return table[id].kind === 'action' ? inTurn(bank, perform) : perform()
}

async function answerTo(bank: Bank, id: OperationId, call: WireCall): Promise<Exchange> {
  const fault = (await takeFault(bank, id)) ?? (await mishap(bank))
  const exchange = { operation: id, call, fault, deviations: [] }
  if (fault === 'cut') return { ...exchange, answer: 'cut' }

  const { session } = table[id]
  const deviations = requestDeviations(id, call.fields)
  if (session !== 'none') {
    const { token } = call.fields
    const known = typeof token === 'string' ? holderOf(bank, token) : undefined
    if (known === undefined || (session === 'session' && known.token.kind !== 'session')) {
      return { ...exchange, answer: problem(401, 'Your session has expired.'), deviations }
    }
  }
  if (deviations.length > 0)
    return {
      ...exchange,
      answer: problem(422, `The request breaks the contract: ${deviations.join('; ')}`),
      deviations,
    }

  // A fault that spoils the text needs the true answer first, but the bank must not have acted on it.
  const acts = fault === undefined || actsDespite(fault) || table[id].kind === 'loader'
  const answer = acts ? await handle(bank, id, call.fields) : { status: 'success', icon: 'success' }
  const wrong = deviationsOf(table[id].answer, answer)
  if (wrong.length > 0) throw new Error(`The mock's answer to ${id} breaks the contract: ${wrong.join('; ')}`)

  const text = JSON.stringify(answer)
  const right = { status: 200, type: 'application/json', body: text }
  if (fault === undefined) return { ...exchange, answer: right }
  if (fault === 'lost') return { ...exchange, answer: 'cut' }
  if (fault === 'slow' || fault === 'late') return { ...exchange, answer: { ...right, delayMs: delays[fault] } }
  const row = table[id]
  if (fault === 'malformed') return { ...exchange, answer: await malformedAnswer(bank, id, answer) }
  if (fault === 'markup' || fault === 'attack' || fault === 'address') {
    const fits = (tried: unknown) => deviationsOf(row.answer, tried).length === 0
    const marked = withMarkup(answer, row.kind === 'action', fits, markings[fault])
    return { ...exchange, answer: { ...right, body: JSON.stringify(marked) } }
  }
  return { ...exchange, answer: spoil(fault, text, 'outcome' in row ? row.outcome : undefined) ?? right }
}

/**
 * Hands a call to its handler. Its fields have passed the operation's schema and its holder the session check, which the
 * compiler cannot follow through a table; so this one place says so.
 */
function handle(bank: Bank, id: OperationId, fields: WireCall['fields']): unknown {
  const handler = handlers[id] as (call: { bank: Bank; fields: WireCall['fields']; holder: unknown }) => unknown
  const { token } = fields
  return handler({ bank, fields, holder: typeof token === 'string' ? holderOf(bank, token) : undefined })
}

function problem(status: number, message: string): WireAnswer {
  return { status, type: 'application/json', body: JSON.stringify({ status: 'error', message }) }
}

const turns = new WeakMap<Bank, Promise<unknown>>()

function inTurn<T>(bank: Bank, perform: () => Promise<T>): Promise<T> {
  const turn = (turns.get(bank) ?? Promise.resolve()).then(perform)
  turns.set(
    bank,
    turn.catch(() => undefined),
  )
  return turn
}
