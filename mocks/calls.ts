/**
 * Which operation a request calls. All operations share one address, so the generated MSW handlers (mocks/generated/msw)
 * match by this predicate in place of a path.
 */
import type { OperationId } from '#mocks/handlers/handler.ts'
import { operationOf, readCall } from '#mocks/wire.ts'
import type { Named, WireCall } from '#mocks/wire.ts'

interface ReadRequest {
  call: WireCall
  named: Named
}

export const endpoint = '/api/users.php'

/** The one reading of each request, shared by all predicates and by the resolver: MSW gives them the same object. */
const readings = new WeakMap<Request, Promise<ReadRequest>>()

/** What a request holds, and which operation it names. The body is read once, from a copy. */
export function callOf(request: Request): Promise<ReadRequest> {
  const reading = readings.get(request) ?? readCall(request.clone()).then(readingOf)
  readings.set(request, reading)
  return reading
}

/** A request in place of a call that has been read already: its body is never parsed again. */
export function requestOf(call: WireCall): Request {
  const request = new Request(call.url, { method: 'POST' })
  readings.set(request, Promise.resolve(readingOf(call)))
  return request
}

function readingOf(call: WireCall): ReadRequest {
  return { call, named: operationOf(call) }
}

/** A predicate for `http.post`: whether a request calls this operation. */
export function calls(id: OperationId): (info: { request: Request }) => Promise<boolean> {
  return async ({ request }) => {
    // MSW asks the predicate for every request of the page, before it compares the method.
    if (request.method !== 'POST' || !new URL(request.url).pathname.endsWith(endpoint)) return false
    const { named } = await callOf(request)
    return 'id' in named && named.id === id
  }
}
