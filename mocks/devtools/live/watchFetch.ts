import type { Exchange, WireAnswer } from '#mocks/exchange.ts'
import { endpoint } from '#mocks/calls.ts'
import { requestDeviations } from '#mocks/verdict.ts'
import { operationOf, readCall } from '#mocks/wire.ts'

/** A fetch that does what the given one does, and tells of every call of the bank's endpoint once it is over. */
export function watchFetch(send: typeof fetch, notify: (exchange: Exchange) => void): typeof fetch {
  async function tell(request: Request, answering: Promise<WireAnswer>, began: number): Promise<void> {
    const call = await readCall(request)
    const answer = await answering
    const tookMs = performance.now() - began
    const named = operationOf(call)
    const known = 'id' in named
    notify({
      operation: known ? named.id : undefined,
      call,
      answer,
      fault: undefined,
      deviations: known ? requestDeviations(named.id, call.fields) : [named.problem],
      tookMs,
    })
  }

  return async (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.endsWith(endpoint)) return send(input, init)
    const copy = request.clone()
    const began = performance.now()
    try {
      const response = await send(request)
      void tell(copy, answerOf(response.clone()), began)
      return response
    } catch (error) {
      // A call that the app has given up says nothing about the backend.
      if (!request.signal.aborted) void tell(copy, Promise.resolve('cut'), began)
      throw error
    }
  }
}

async function answerOf(response: Response): Promise<WireAnswer> {
  try {
    const body = await response.text()
    return { status: response.status, type: response.headers.get('Content-Type') ?? '', body }
  } catch {
    return 'cut'
  }
}
