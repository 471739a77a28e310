import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { Bank } from '#mocks/domain/bank.ts'
import { pictureHeaders, pictureNamed } from '#mocks/domain/uploads.ts'
import { defaults } from '#src/config.ts'
import { endpoint } from './calls.ts'
import { directBank } from './direct.ts'
import type { Exchange, WireResponse } from './exchange.ts'
import { BodyTooLarge, readIncoming } from './readBody.ts'
import { endless, headersOf, type Respond } from './serve.ts'

export interface ListenerOptions {
  onExchange?: (exchange: Exchange) => void
}

export interface ServerOptions extends ListenerOptions {
  /** 0, the default, is any free port. */
  port?: number
}

export interface BankServer {
  url: string
  close: () => Promise<void>
}

const json = 'application/json'

/** Any origin: the server has demonstration data only and listens on loopback. */
const cors: OutgoingHttpHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Max-Age': '600',
}

export function bankListener(bank: Bank, options: ListenerOptions = {}): RequestListener {
  const respond = directBank({ bank, ...options })
  return (request, response) => {
    serve(bank, respond, request, response).catch((error: unknown) => {
      fail(response, error)
    })
  }
}

/** Rejects with Node's own error if the port is taken. */
export async function startBankServer(bank: Bank, { port = 0, ...options }: ServerOptions = {}): Promise<BankServer> {
  const server = createServer(bankListener(bank, options))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no address.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        const patience = setTimeout(() => server.closeAllConnections(), 1000)
        server.close(() => {
          clearTimeout(patience)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}

async function serve(bank: Bank, respond: Respond, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url?.split('?', 1)[0] ?? ''
  if (request.method === 'OPTIONS') reply(response, 204, {}, '')
  else if (path.endsWith(endpoint)) await send(await respond(await readIncoming(request)), response)
  else servePicture(bank, path, response)
}

async function send(bankResponse: WireResponse, response: ServerResponse): Promise<void> {
  if (bankResponse === 'cut') breakOff(response)
  else {
    const { status, body, isEndless } = bankResponse
    const headers = { ...headersOf(bankResponse), 'Cache-Control': 'no-store' }
    if (isEndless === true) {
      response.writeHead(status, { ...cors, ...headers })
      await pass(endless(body).getReader(), response)
    } else reply(response, status, headers, body)
  }
}

/** Ends with bytes that are not HTTP, since browsers repeat a request if a reused connection closes without a byte. */
function breakOff({ socket }: ServerResponse): void {
  socket?.end('broken off\r\n')
}

async function pass(reader: ReadableStreamDefaultReader<Uint8Array>, response: ServerResponse): Promise<void> {
  response.on('close', () => void reader.cancel())
  for (let part = await reader.read(); !part.done; part = await reader.read()) response.write(part.value)
  response.end()
}

function servePicture(bank: Bank, path: string, response: ServerResponse): void {
  const { uploadsPath } = defaults
  const picture = path.startsWith(uploadsPath)
    ? pictureNamed(bank, decodeURIComponent(path.slice(uploadsPath.length)))
    : undefined
  if (picture !== undefined) reply(response, 200, pictureHeaders(picture), picture.bytes)
  else problem(response, 404, `There is nothing at ${path}. The bank serves POST ${endpoint}.`)
}

function fail(response: ServerResponse, error: unknown): void {
  if (error instanceof BodyTooLarge) problem(response, 413, 'The request is too large.')
  else if (error instanceof URIError) problem(response, 400, 'The address is not well formed.')
  else problem(response, 500, error instanceof Error ? error.message : String(error))
}

function problem(response: ServerResponse, status: number, message: string): void {
  reply(response, status, { 'Content-Type': json }, JSON.stringify({ status: 'error', message }))
}

function reply(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: string | Uint8Array,
): void {
  response.writeHead(status, { ...cors, ...headers, 'Content-Length': Buffer.byteLength(body) })
  response.end(body)
}
