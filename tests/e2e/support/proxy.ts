/** A proxy between browser and site. It counts API calls, and damages responses. */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { readIncoming } from '#mocks/readBody.ts'
import type { WireRequest } from '#mocks/wire.ts'

/**
 * The bank has acted on the request, unless stated otherwise.
 * - `lost`: the connection is reset before the first byte.
 * - `lostOnReuse`: the same on a reused connection. The browser then repeats the request by itself.
 * - `broken`: the connection is reset after half of the body.
 * - `silent`: nothing arrives.
 * - `held`: nothing arrives until `mend`.
 * - `tooLarge`, `tooManyRequests`, `unavailable`: 413, 429, 503. The bank receives nothing.
 */
export type Damage = 'lost' | 'lostOnReuse' | 'broken' | 'silent' | 'held' | keyof typeof withoutTheBank

const withoutTheBank = {
  tooLarge: { status: 413, body: '<h1>413 Request Entity Too Large</h1>' },
  tooManyRequests: { status: 429, body: '<h1>429 Too Many Requests</h1>' },
  unavailable: { status: 503, body: '<h1>503 Service Unavailable</h1>' },
} as const

const isWithoutTheBank = (damage: Damage): damage is keyof typeof withoutTheBank => damage in withoutTheBank

export interface Proxy {
  origin: string
  received: (name: string) => WireRequest[]
  /** By marker or crud name. Without `times` until `mend`. */
  damage: (name: string, damage: Damage, times?: number) => void
  mend: () => void
  reset: () => void
  close: () => Promise<void>
}

interface Rule {
  name: string
  damage: Damage
  left: number
}

const isCall = ({ query, fields }: WireRequest, name: string): boolean =>
  query['crud'] === name || fields[name] === name

export async function startProxy(upstream: string): Promise<Proxy> {
  let calls: WireRequest[] = []
  const uses = new WeakMap<Socket, number>()
  let rules: Rule[] = []
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
    const { socket } = request
    const use = (uses.get(socket) ?? 0) + 1
    uses.set(socket, use)
    const bytes = bytesOf(request)
    const call = request.method === 'POST' ? await readIncoming(request) : undefined
    if (call !== undefined) calls.push(call)
    const damage = call && damageOf(call, use > 1)
    // A service worker, which no site of ours has.
    if (request.url === '/worker.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end("addEventListener('fetch', () => undefined)")
      return
    }
    if (damage !== undefined && isWithoutTheBank(damage)) {
      const { status, body } = withoutTheBank[damage]
      response.writeHead(status, { 'Content-Type': 'text/html' }).end(body)
      return
    }
    const forwarded = await forwardedResponse(upstream, request, await bytes)
    if (damage === 'lost' || damage === 'lostOnReuse') socket.resetAndDestroy()
    else if (damage !== 'silent') {
      if (damage === 'held') await new Promise<void>((resolve) => held.push(resolve))
      response.writeHead(forwarded.status, forwarded.headers)
      if (damage === 'broken') {
        const half = forwarded.body.subarray(0, forwarded.body.length / 2)
        response.write(half, () => socket.resetAndDestroy())
      } else response.end(forwarded.body)
    }
  }

  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no address.')
  return {
    origin: `http://localhost:${address.port}`,
    received: (name) => calls.filter((call) => isCall(call, name)),
    damage: (name, damage, times = Infinity) => rules.push({ name, damage, left: times }),
    mend,
    reset: () => {
      mend()
      calls = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  await new Promise((resolve, reject) => {
    request.on('end', resolve)
    request.on('error', reject)
  })
  return Buffer.concat(chunks)
}

/** The request keeps its own headers. */
function forwardedResponse(
  upstream: string,
  { method, url = '/', headers }: IncomingMessage,
  body: Buffer,
): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const onward = forward(`${upstream}${url}`, { method, headers }, (forwarded) => {
      bytesOf(forwarded).then(
        (received) => resolve({ status: forwarded.statusCode ?? 502, headers: forwarded.headers, body: received }),
        reject,
      )
    })
    onward.on('error', reject)
    onward.end(body)
  })
}
