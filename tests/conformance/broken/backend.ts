/** The mock bank behind a thin HTTP server of its own, with one thing broken: what the runner must find. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Bank } from '#mocks/domain/bank.ts'
import { answerCall } from '#mocks/direct.ts'
import type { WireAnswer } from '#mocks/exchange.ts'
import type { OperationId } from '#mocks/handlers/handler.ts'
import type { WireCall } from '#mocks/wire.ts'
import type { Settings } from '../bench.ts'
import { decodeMultipart, decodeUrlencoded } from '../encoding.ts'
import type { Part } from '../encoding.ts'
import type { MockTarget } from '../mockTarget.ts'

/** A call as this backend sees it. `parts`: the fields one by one, before the last of a name wins. */
export interface SeenCall extends WireCall {
  parts: Part[]
  authorization: string | undefined
}

/** A field as a text; a file, or nothing, counts as empty. */
export function textOf({ fields }: Pick<SeenCall, 'fields'>, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

export type PlainAnswer = Exclude<WireAnswer, 'cut'> & { delayMs?: number }

/** What is broken, and who has to be blamed for what. */
export interface Breakage {
  /** What a developer would call it. */
  name: string
  /** `rule@operation` of every finding, and of no other. */
  finds: string[]
  /** The operations to run. */
  only: string[]
  settings?: Partial<Settings>
  /** Changes the call before the bank sees it. */
  before?: (call: SeenCall, target: MockTarget) => void | Promise<void>
  /** Changes what the bank has answered. */
  after?: (answer: PlainAnswer, seen: Seen) => PlainAnswer | 'cut' | void | Promise<PlainAnswer | 'cut' | void>
}

export interface Seen {
  call: SeenCall
  /** The operation that an HTTP 200 answers, and its JSON, to be changed in place. */
  id: OperationId | undefined
  json: Record<string, unknown>
  bank: Bank
}

export interface Backend {
  endpoint: URL
  close: () => Promise<void>
}

/** Serves the bank of a target, broken in the given way, or intact. */
export async function startBackend(target: MockTarget, { before, after }: Partial<Breakage> = {}): Promise<Backend> {
  const server = createServer((request, response) => {
    void (async () => {
      const call = await read(request)
      await before?.(call, target)
      const { answer, operation } = await answerCall(target.bank, call)
      if (answer === 'cut') return response.destroy()
      const id = answer.status === 200 ? operation : undefined
      const json = answer.status === 200 ? (JSON.parse(answer.body) as Record<string, unknown>) : {}
      const changed: PlainAnswer | 'cut' | void = await after?.(answer, { call, id, json, bank: target.bank })
      const reply: PlainAnswer | 'cut' =
        changed ?? (answer.status === 200 ? { ...answer, body: JSON.stringify(json) } : answer)
      if (reply === 'cut') return response.destroy()
      if (reply.delayMs !== undefined) await pause(reply.delayMs)
      return response.writeHead(reply.status, { 'Content-Type': reply.type }).end(reply.body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { endpoint: new URL(`http://127.0.0.1:${portOf(server)}/api/users.php`), close: () => stop(server) }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

async function read(request: IncomingMessage): Promise<SeenCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const contentType = request.headers['content-type'] ?? ''
  const parts = partsOf(contentType, Buffer.concat(chunks))
  return {
    method: request.method ?? '',
    url: url.href,
    contentType,
    query: Object.fromEntries(url.searchParams),
    fields: Object.fromEntries(parts.map(({ name, value }) => [name, fieldOf(value)])),
    parts,
    authorization: request.headers.authorization,
  }
}

function partsOf(contentType: string, body: Buffer): Part[] {
  const boundary = /boundary=(.+)$/.exec(contentType)?.[1]
  if (boundary !== undefined) return decodeMultipart(body, boundary)
  return contentType === 'application/x-www-form-urlencoded' ? decodeUrlencoded(body) : []
}

function fieldOf(value: Part['value']): string | File {
  if (typeof value === 'string') return value
  return new File([Uint8Array.from(value.bytes)], value.filename, { type: value.type })
}
