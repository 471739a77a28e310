import { callOf, requestOf } from '#mocks/calls.ts'
import type { Bank } from '#mocks/domain/bank.ts'
import type { Exchange } from '#mocks/exchange.ts'
import { handlerTable, unhandledCalls } from '#mocks/handlers/table.ts'
import type { HandlerTable } from '#mocks/handlers/table.ts'
import type { BankHost } from '#mocks/serve.ts'
import { readCall } from '#mocks/wire.ts'
import type { WireCall } from '#mocks/wire.ts'

/**
 * Answers calls that have been read already, without MSW's interception: only the handler of the named operation runs. The
 * HTTP server uses it, where asking all predicates in turn would cost a third of its requests a second.
 */
export function directBank(host: BankHost): (call: WireCall) => Promise<Response> {
  const table: Partial<HandlerTable> = handlerTable(host)
  const unhandled = unhandledCalls(host)
  let serial = 0
  return async (call) => {
    const request = requestOf(call)
    const { named } = await callOf(request)
    const handler = ('id' in named ? table[named.id] : undefined) ?? unhandled
    const result = await handler.run({ request, requestId: String((serial += 1)) })
    if (result?.response === undefined) throw new Error('The handler gave no response.')
    return result.response
  }
}

const exchangesOf = new WeakMap<Bank, (call: WireCall) => Promise<Exchange>>()

/** Answers a call, and gives the whole exchange. For tests. */
export function answerCall(bank: Bank, call: WireCall): Promise<Exchange> {
  const known = exchangesOf.get(bank)
  if (known !== undefined) return known(call)
  const exchanges = new WeakMap<WireCall, Exchange>()
  const respond = directBank({ bank, onExchange: (exchange) => exchanges.set(exchange.call, exchange) })
  const answer = async (asked: WireCall): Promise<Exchange> => {
    await respond(asked)
    const exchange = exchanges.get(asked)
    if (exchange === undefined) throw new Error('The call was not answered.')
    return exchange
  }
  exchangesOf.set(bank, answer)
  return answer(call)
}

/** Answers a request, and gives the whole exchange. For tests. */
export async function answerRequest(bank: Bank, request: Request): Promise<Exchange> {
  return answerCall(bank, await readCall(request))
}
