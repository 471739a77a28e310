import type { Exchange, WireAnswer } from '#mocks/exchange.ts'
import { endpoint } from '#mocks/calls.ts'
import { checkRequest } from '#mocks/contractViolations.ts'
import { operationOf, readCall } from '#mocks/wire.ts'

type Notify = (exchange: Exchange) => void

/** A fetch that does what the given one does, and reports every call of the bank's endpoint once it is over. */
export function watchFetch(send: typeof fetch, notify: Notify): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    if (!isBank(request.url)) return send(input, init)
    const tell = beginCall(request.clone(), notify)
    // A call that the app has given up says nothing about the backend.
    const tellCut = (): unknown => request.signal.aborted || tell('cut')
    try {
      return watchBody(await send(request), tell, tellCut)
    } catch (error) {
      tellCut()
      throw error
    }
  }
}

/**
 * An XMLHttpRequest that does the same: the app sends files with it, to show their progress.
 */
export function watchUploads(notify: Notify): typeof XMLHttpRequest {
  return class extends XMLHttpRequest {
    #target: { method: string; url: string } | undefined

    override open(method: string, url: string | URL): void {
      this.#target = { method, url: new URL(url, document.baseURI).href }
      super.open(method, url)
    }

    override send(body?: FormData): void {
      if (this.#target !== undefined && isBank(this.#target.url)) {
        const { url, method } = this.#target
        const tell = beginCall(new Request(url, { method, ...(body === undefined ? {} : { body }) }), notify)
        const type = (): string => this.getResponseHeader('Content-Type') ?? ''
        this.addEventListener('load', () => tell({ status: this.status, type: type(), body: this.responseText }))
        this.addEventListener('error', () => tell('cut'))
      }
      super.send(body)
    }
  }
}

function isBank(url: string): boolean {
  return new URL(url).pathname.endsWith(endpoint)
}

/** Notes that a call begins. The returned function reports it, with its answer. */
function beginCall(request: Request, notify: Notify): (answer: WireAnswer) => void {
  const began = performance.now()
  const reading = readCall(request)
  return (answer) => {
    const tookMs = performance.now() - began
    void reading.then((call) => {
      const named = operationOf(call)
      const known = 'id' in named
      notify({
        operation: known ? named.id : undefined,
        call,
        answer,
        fault: undefined,
        violations: known ? checkRequest(named.id, call.fields) : [named.problem],
        tookMs,
      })
    })
  }
}

/**
 * The same response, whose body is reported once it has been read to its end. A clone would not do: the app aborts a request
 * that it has read, and with it what its clone has not read by then.
 */
function watchBody(response: Response, tell: (answer: WireAnswer) => void, tellCut: () => void): Response {
  const { status, statusText, headers, body } = response
  const type = headers.get('Content-Type') ?? ''
  if (body === null) {
    tell({ status, type, body: '' })
    return response
  }
  const decoder = new TextDecoder()
  let text = ''
  const through = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      text += decoder.decode(chunk, { stream: true })
      controller.enqueue(chunk)
    },
  })
  void body.pipeTo(through.writable).then(() => tell({ status, type, body: text + decoder.decode() }), tellCut)
  return new Response(through.readable, { status, statusText, headers })
}
