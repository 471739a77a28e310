/** A proxy between browser and site. It counts API calls, and damages responses. */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { readRequest, type WireRequest } from '#mocks/wire.ts'
import { listen } from '#tests/support/listen.ts'

/**
 * The bank has acted on the request, unless stated otherwise.
 * - `lost`: the connection is reset before the first byte.
 * - `lostOnReuse`: the same on a reused connection. The browser then repeats the request by itself.
 * - `broken`: the connection is reset after half of the body.
 * - `silent`: nothing arrives.
 * - `held`: nothing arrives until `mend`.
 * - `tooLarge`, `tooManyRequests`, `unavailable`: 413, 429, 503. The bank receives nothing.
 */
type Damage = 'lost' | 'lostOnReuse' | 'broken' | 'silent' | 'held' | 'tooLarge' | 'tooManyRequests' | 'unavailable'

const statuses: Partial<Record<Damage, number>> = { tooLarge: 413, tooManyRequests: 429, unavailable: 503 }

export type Proxy = Awaited<ReturnType<typeof startProxy>>

export function isCall({ query, fields }: Pick<WireRequest, 'query' | 'fields'>, name: string): boolean {
  return query['crud'] === name || fields[name] === name
}

export async function startProxy(upstream: string) {
  let calls: WireRequest[] = []
  const used = new WeakSet<Socket>()
  let rules: { name: string; damage: Damage; left: number }[] = []
  let held: (() => void)[] = []

  function damageOf(call: WireRequest, isReused: boolean): Damage | undefined {
    const rule = rules.find(
      ({ name, damage, left }) => left > 0 && isCall(call, name) && (damage !== 'lostOnReuse' || isReused),
    )
    if (rule === undefined) return undefined
    rule.left -= 1
    return rule.damage
  }

  function mend(): void {
    rules = []
    for (const release of held) release()
    held = []
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { socket, method = 'GET', url = '/', headers } = request
    const isReused = used.has(socket)
    used.add(socket)
    const body = await buffer(request)
    const sent = { method, body, headers: { 'Content-Type': headers['content-type'] ?? '' } }
    const call = method === 'POST' ? await readRequest(new Request(`${upstream}${url}`, sent)) : undefined
    if (call !== undefined) calls.push(call)
    const damage = call && damageOf(call, isReused)
    // A service worker, which no site of ours has.
    if (url === '/worker.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end("addEventListener('fetch', () => undefined)")
      return
    }
    const status = damage && statuses[damage]
    if (status !== undefined) {
      response.writeHead(status, { 'Content-Type': 'text/html' }).end(`<h1>${status}</h1>`)
      return
    }
    const forwarded = await new Promise<IncomingMessage>((resolve, reject) => {
      forward(`${upstream}${url}`, { method, headers }, resolve).on('error', reject).end(body)
    })
    const received = await buffer(forwarded)
    if (damage === 'lost' || damage === 'lostOnReuse') socket.resetAndDestroy()
    else if (damage !== 'silent') {
      if (damage === 'held') await new Promise<void>((resolve) => held.push(resolve))
      response.writeHead(forwarded.statusCode ?? 502, forwarded.headers)
      if (damage === 'broken') response.write(received.subarray(0, received.length / 2), () => socket.resetAndDestroy())
      else response.end(received)
    }
  }

  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  const { port, close } = await listen(server)
  return {
    origin: `http://localhost:${port}`,
    received: (name: string) => calls.filter((call) => isCall(call, name)),
    /** By marker or crud name. Without `times` until `mend`. */
    damage: (name: string, damage: Damage, times = Infinity): void => {
      rules.push({ name, damage, left: times })
    },
    mend,
    reset: (): void => {
      mend()
      calls = []
    },
    close,
  }
}
