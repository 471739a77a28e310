/** All operations share one address, so the generated MSW handlers match by a predicate. */
import { http, HttpResponse, type HttpHandler, type RequestHandlerOptions } from 'msw'
import type { OperationId } from '#mocks/handlers/handler.ts'
import { operationOf, readRequest, type Named, type WireRequest } from './wire.ts'

interface ParsedRequest {
  parsed: WireRequest
  named: Named
}

export const endpoint = '/api/users.php'

const readings = new WeakMap<Request, Promise<ParsedRequest>>()

export function parseRequest(request: Request): Promise<ParsedRequest> {
  const reading =
    readings.get(request) ?? readRequest(request.clone()).then((parsed) => ({ parsed, named: operationOf(parsed) }))
  readings.set(request, reading)
  return reading
}

interface Call {
  request: Request
}

export type Responding<Body extends object> = Body | ((call: Call) => Promise<Body> | Body)

export function handlerOf<Body extends object>(
  id: OperationId,
  response: Responding<Body>,
  options?: RequestHandlerOptions,
): HttpHandler {
  return http.post(
    calls(id),
    async (call) => HttpResponse.json(isMade(response) ? await response(call) : response),
    options,
  )
}

function isMade<Body extends object>(response: Responding<Body>): response is (call: Call) => Promise<Body> | Body {
  return typeof response === 'function'
}

function calls(id: OperationId): (call: Call) => Promise<boolean> {
  return async ({ request }) => {
    // MSW runs the predicate for every request of the page, before it compares the method.
    if (request.method !== 'POST' || !new URL(request.url).pathname.endsWith(endpoint)) return false
    const { named } = await parseRequest(request)
    return 'id' in named && named.id === id
  }
}
