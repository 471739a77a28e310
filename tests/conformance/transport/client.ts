/** Connections are reused, since a run has thousands of requests. */
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { WireRequest } from './wire.ts'

export type WireResponse =
  | {
      kind: 'received'
      status: number
      type: string
      text: string
      json: unknown
      ms: number
      cors: Cors
      /** Redirects are not followed: a POST would become a GET. */
      location?: string
      /** Milliseconds, from `Retry-After`. */
      retryAfterMs?: number
      garbled?: string
    }
  | { kind: 'none'; how: 'cut' | 'late' | 'unreachable'; detail: string; ms: number; isUncalled?: true }

export interface Cors {
  allowOrigin: string
  vary: string
}

export interface Client {
  /** `fresh`: over a connection of its own, never sent twice. */
  send: (request: WireRequest, options?: { fresh?: boolean }) => Promise<WireResponse>
  get: (path: string) => Promise<ServedFile | undefined>
  close: () => void
}

export interface ClientSettings {
  concurrency: number
  timeoutMs: number
  /** The bank has put a call off, which is sent again after so many milliseconds. */
  onWait?: (ms: number) => void
}

export interface ServedFile {
  status: number
  type: string
  nosniff: boolean
  bytes: Buffer
}

export const notJson = Symbol('not JSON')

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** The most that a response may have, as sent and unpacked. A few packed bytes can hold more than the memory does. */
const mostBytes = 16 * 1024 * 1024
const tooLarge = `the response is larger than ${mostBytes / 1024 / 1024} MB`

/** A slow line takes its time for a large request: 2 MBit a second. */
const bytesPerMs = 250

/** A backend that was late so often is waited for no longer than this, or a run would take hours. */
const patience = { late: 5, ms: 3000 }

export function createClient(endpoint: URL, { concurrency, timeoutMs, onWait }: ClientSettings): Client {
  const slot = throttle(concurrency)
  let vain = 0
  let late = 0
  const secure = endpoint.protocol === 'https:'
  const agent = new (secure ? https : http).Agent({ keepAlive: true, maxSockets: concurrency, scheduling: 'lifo' })
  const base = {
    hostname: endpoint.hostname.replaceAll(/[[\]]/g, ''),
    port: endpoint.port === '' ? (secure ? 443 : 80) : Number(endpoint.port),
  }

  const attempt = (request: WireRequest, fresh: boolean): Promise<WireResponse & { stale?: boolean }> =>
    new Promise((resolve) => {
      const began = performance.now()
      const done = (response: DistributiveOmit<WireResponse, 'ms'>, stale = false): void => {
        clearTimeout(timer)
        resolve({ ...response, ms: performance.now() - began, stale })
      }
      const call = (secure ? https : http).request(
        {
          ...base,
          agent: fresh ? false : agent,
          method: request.method,
          path: endpoint.pathname + request.search,
          headers: request.headers,
        },
        (incoming) => {
          readAll(incoming).then(
            (body) => {
              const { statusCode = 0, headers } = incoming
              const read = decode(body, headers['content-encoding'])
              if (read === undefined) {
                done({ kind: 'none', how: 'cut', detail: tooLarge })
                return
              }
              const { text, garbled } = read
              const response = responseFrom(statusCode, headers['content-type'] ?? '', text, 0, corsOf(headers))
              const retryAfterMs = waitOf(headers['retry-after'])
              done({
                ...response,
                ...(headers.location === undefined ? {} : { location: headers.location }),
                ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
                ...(garbled === undefined ? {} : { garbled }),
              })
            },
            (error: unknown) => done({ kind: 'none', how: 'cut', detail: error instanceof Error ? error.message : '' }),
          )
        },
      )
      const usualMs = late < patience.late ? timeoutMs : Math.min(timeoutMs, patience.ms)
      const limitMs = usualMs + Math.round(request.body.length / bytesPerMs)
      const timer = setTimeout(() => {
        late += 1
        done({ kind: 'none', how: 'late', detail: `no response within ${limitMs} ms` })
        call.destroy()
      }, limitMs)
      call.on('error', (error: NodeJS.ErrnoException) => {
        const how = unreachable.has(error.code ?? '') ? 'unreachable' : 'cut'
        done({ kind: 'none', how, detail: causeOf(error) }, call.reusedSocket)
      })
      call.end(request.body)
    })

  return {
    send: async (request, { fresh = false } = {}) => {
      const done = fresh ? undefined : await slot()
      let response = await attempt(request, fresh)
      done?.(response.ms)
      // The bank did not process the request, so sending it again is no repetition.
      for (let waits = 0; waits < mostWaits && isPutOff(response) && vain < 3; waits += 1) {
        const wait = response.retryAfterMs ?? 1000 * 2 ** waits
        if (wait > longestWaitMs) break
        onWait?.(wait)
        await pause(wait)
        response = await attempt(request, fresh)
        if (waits === mostWaits - 1) vain = isPutOff(response) ? vain + 1 : 0
      }
      // A reused connection may close between requests: retry once over a new one.
      if (response.kind !== 'none' || response.how !== 'cut' || response.stale !== true) return response
      return await attempt(request, true)
    },
    get: (path) =>
      new Promise((resolve) => {
        const signal = AbortSignal.timeout(timeoutMs)
        const call = (secure ? https : http).get({ ...base, agent: false, path, signal }, (incoming) => {
          const { statusCode: status = 0, headers } = incoming
          const { 'content-type': type = '', 'x-content-type-options': options = '' } = headers
          const nosniff = String(options).trim().toLowerCase() === 'nosniff'
          readAll(incoming).then(
            (bytes) => resolve({ status, type, nosniff, bytes }),
            () => resolve(undefined),
          )
        })
        call.on('error', () => resolve(undefined))
      }),
    close: () => agent.destroy(),
  }
}

const mostWaits = 5
const longestWaitMs = 70_000

export function isPutOff(
  response: WireResponse,
): response is Extract<WireResponse, { kind: 'received' }> & { status: 429 | 503 } {
  return (
    response.kind === 'received' &&
    (response.status === 429 || (response.status === 503 && response.retryAfterMs !== undefined))
  )
}

/** Rejects if the response is cut or too large. */
async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBytes) throw new Error(tooLarge)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Fewer calls at a time while they wait for each other: a slow backend with few workers must not run into a timeout. */
function throttle(most: number): () => Promise<(ms: number) => void> {
  let limit = Math.min(4, most)
  let usual = Infinity
  let active = 0
  const waiting: (() => void)[] = []
  const next = (): void => {
    while (active < Math.floor(limit) && waiting.length > 0) {
      active += 1
      waiting.shift()?.()
    }
  }
  return async () => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      next()
    })
    return (ms) => {
      usual = Math.min(usual * 1.02 + 1, ms)
      limit = ms > 1.7 * usual + 150 ? Math.max(1, limit - 1) : Math.min(most, limit + 0.2)
      active -= 1
      next()
    }
  }
}

function waitOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

const unpacking = { maxOutputLength: mostBytes }

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: (bytes) => gunzipSync(bytes, unpacking),
  'x-gzip': (bytes) => gunzipSync(bytes, unpacking),
  deflate: (bytes) => inflateSync(bytes, unpacking),
  br: (bytes) => brotliDecompressSync(bytes, unpacking),
  identity: (bytes) => bytes,
}

/** `garbled`: a browser could not read the body. Undefined if it is too large. */
function decode(body: Buffer, encoding = 'identity'): { text: string; garbled?: string } | undefined {
  let bytes: Buffer
  try {
    const read = decoders[encoding.trim().toLowerCase()]
    if (read === undefined) return { text: body.toString('utf8'), garbled: `Content-Encoding: ${encoding}` }
    bytes = read(body)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    return { text: body.toString('utf8'), garbled: `Content-Encoding: ${encoding}, but the body is not` }
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch {
    return { text: bytes.toString('utf8'), garbled: 'bytes that are not UTF-8' }
  }
}

function causeOf({ code = '', message }: NodeJS.ErrnoException): string {
  const words = causes[code]
  return words === undefined ? message : `${words} (${code})`
}

const causes: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there; is the backend running?',
  ECONNRESET: 'the connection was closed without a response',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  EPROTO: 'it does not use HTTPS; is it http://?',
}

export function responseFrom(
  status: number,
  type: string,
  text: string,
  ms: number,
  cors = corsOf({}),
): Extract<WireResponse, { kind: 'received' }> {
  return { kind: 'received', status, type, text, json: parse(text), ms, cors }
}

function corsOf(headers: IncomingHttpHeaders): Cors {
  const { vary = '', 'access-control-allow-origin': allowOrigin = '' } = headers
  return { allowOrigin: allowOrigin.toLowerCase(), vary: vary.toLowerCase() }
}

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never

/** Most bodies are repeated. The same text is the same object, which is judged and read once. */
const parsed = new Map<string, unknown>()
const mostParsed = 500
const longestParsed = 1_000_000

function parse(text: string): unknown {
  if (parsed.has(text)) return parsed.get(text)
  if (parsed.size === mostParsed) parsed.clear()
  const value = parseAnew(text)
  if (text.length > longestParsed) return value
  parsed.set(text, value)
  return value
}

function parseAnew(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isDeeper(value, deepest) ? notJson : withKnownRows(value)
  } catch {
    return notJson
  }
}

/** Most rows of another body are repeated as well. Equal rows of one list stay apart. */
const rowsParsed = new Map<string, unknown>()
const mostRows = 5000

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

function withKnownRows(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const list of Object.values(value).filter(isList)) {
    const used = new Set<unknown>()
    for (const [index, row] of list.entries()) {
      if (typeof row !== 'object' || row === null) continue
      const text = JSON.stringify(row)
      if (rowsParsed.size === mostRows) rowsParsed.clear()
      const known = rowsParsed.get(text) ?? row
      rowsParsed.set(text, known)
      if (!used.has(known)) list[index] = known
      used.add(known)
    }
  }
  return value
}

/** Deeper responses are not parsed, since recursive readers such as JSON.stringify would fail. */
export const deepest = 200

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => typeof inner === 'object' && isDeeper(inner, levels - 1))
}
