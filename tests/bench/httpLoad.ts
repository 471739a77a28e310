/** A load generator: each connection sends the same request again and again. */
import { connect } from 'node:net'

export interface Load {
  requestsPerSecond: number
  p50: number
  p99: number
}

const headEnd = Buffer.from('\r\n\r\n')

export async function load(port: number, request: Buffer, connections: number, milliseconds: number): Promise<Load> {
  const times: number[] = []
  const began = performance.now()
  const end = began + milliseconds
  await Promise.all(Array.from({ length: connections }, () => keepBusy(port, request, end, times)))
  const seconds = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN
  return { requestsPerSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) }
}

function keepBusy(port: number, request: Buffer, end: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let sentAt = 0
    let received = Buffer.alloc(0)
    let missing = -1
    const send = (): void => {
      sentAt = performance.now()
      missing = -1
      received = Buffer.alloc(0)
      socket.write(request)
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (missing === -1) {
        received = received.length === 0 ? Buffer.from(chunk) : Buffer.concat([received, chunk])
        const head = received.indexOf(headEnd)
        if (head === -1) return
        const text = received.toString('latin1', 0, head)
        if (!text.startsWith('HTTP/1.1 200')) {
          socket.destroy()
          reject(new Error(`The server responded with ${text.split('\r\n', 1).join('')}`))
          return
        }
        missing = Number(/content-length: (\d+)/i.exec(text)?.[1]) - (received.length - head - headEnd.length)
      } else missing -= chunk.length
      if (missing > 0) return
      const now = performance.now()
      times.push(now - sentAt)
      if (now < end) send()
      else {
        socket.end()
        resolve()
      }
    })
  })
}

export function postBytes(path: string, contentType: string, body: Buffer): Buffer {
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), body])
}
