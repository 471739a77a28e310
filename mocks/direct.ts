import type { Bank } from '#mocks/domain/bank.ts'
import { responderTable } from '#mocks/handlers/table.ts'
import type { Exchange } from './exchange.ts'
import { respondToUnhandled, type BankHost, type Respond } from './serve.ts'
import { operationOf, readRequest, type WireRequest } from './wire.ts'

export function directBank(host: BankHost): Respond {
  const responders = responderTable(host)
  return (request) => {
    const named = operationOf(request)
    const respond = 'id' in named ? responders[named.id] : undefined
    return respond === undefined ? respondToUnhandled(host, request) : respond(request)
  }
}

const exchangesOf = new WeakMap<Bank, (sent: WireRequest) => Promise<Exchange>>()

export function sendParsed(bank: Bank, parsed: WireRequest): Promise<Exchange> {
  const known = exchangesOf.get(bank)
  if (known !== undefined) return known(parsed)
  const exchanges = new WeakMap<WireRequest, Exchange>()
  const respond = directBank({ bank, onExchange: (exchange) => exchanges.set(exchange.request, exchange) })
  const exchangeFor = async (sent: WireRequest): Promise<Exchange> => {
    await respond(sent)
    const exchange = exchanges.get(sent)
    if (exchange === undefined) throw new Error('The request got no response.')
    return exchange
  }
  exchangesOf.set(bank, exchangeFor)
  return exchangeFor(parsed)
}

export async function sendRequest(bank: Bank, request: Request): Promise<Exchange> {
  return sendParsed(bank, await readRequest(request))
}
