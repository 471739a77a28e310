import { endpoint } from '#mocks/calls.ts'
import { checkRequest } from '#mocks/contractViolations.ts'
import type { Exchange, WireResponse } from '#mocks/exchange.ts'
import { operationOf, readRequest } from '#mocks/wire.ts'
import { noBackendHeader } from './address.ts'

type Notify = (exchange: Exchange) => void

export function watchFetch(send: typeof fetch, notify: Notify): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    if (!isBank(request.url)) return send(input, init)
    const report = beginExchange(request.clone(), notify)
    // The app aborted it; the backend is not at fault.
    const reportCut = (): unknown => request.signal.aborted || report('cut')
    try {
      const response = await send(request)
      if (!response.headers.has(noBackendHeader)) return watchBody(response, report, reportCut)
      reportCut()
      return response
    } catch (error) {
      reportCut()
      throw error
    }
  }
}

/** The app uploads files with XMLHttpRequest. */
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
        const report = beginExchange(new Request(url, { method, ...(body === undefined ? {} : { body }) }), notify)
        const type = (): string => this.getResponseHeader('Content-Type') ?? ''
        this.addEventListener('load', () => {
          const bytes: unknown = this.response
          const body = bytes instanceof ArrayBuffer ? new TextDecoder().decode(bytes) : ''
          const isBackends = this.getResponseHeader(noBackendHeader) === null
          report(isBackends ? { status: this.status, type: type(), body } : 'cut')
        })
        this.addEventListener('error', () => report('cut'))
      }
      super.send(body)
    }
  }
}

function isBank(url: string): boolean {
  return new URL(url).pathname.endsWith(endpoint)
}

/** The returned function reports the request with its response. */
function beginExchange(original: Request, notify: Notify): (response: WireResponse) => void {
  const began = performance.now()
  const reading = readRequest(original)
  return (response) => {
    const tookMs = performance.now() - began
    void reading.then((request) => {
      const named = operationOf(request)
      const known = 'id' in named
      notify({
        operation: known ? named.id : undefined,
        request,
        response,
        fault: undefined,
        violations: known ? checkRequest(named.id, request.fields) : [named.problem],
        tookMs,
      })
    })
  }
}

/** Reports the body once it is read whole. Aborting a request that was read, as the app does, would cut off a clone. */
function watchBody(response: Response, report: (received: WireResponse) => void, reportCut: () => void): Response {
  const { status, statusText, headers, body } = response
  const type = headers.get('Content-Type') ?? ''
  if (body === null) {
    report({ status, type, body: '' })
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
  void body.pipeTo(through.writable).then(() => report({ status, type, body: text + decoder.decode() }), reportCut)
  return new Response(through.readable, { status, statusText, headers })
}
