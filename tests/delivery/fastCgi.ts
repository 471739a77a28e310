/** A FastCGI responder in place of PHP. Its JSON names the script and the body's size. */
import { createServer, type Server } from 'node:net'

/** Record types of the FastCGI specification, section 8. */
const type = { endRequest: 3, parameters: 4, stdin: 5, stdout: 6 } as const
const headerSize = 8

export async function startPhp(path: string): Promise<Server> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    let parameters = Buffer.alloc(0)
    let bodySize = 0
    const send = (recordType: number, id: number, content: Buffer): void => {
      const header = Buffer.from([1, recordType, id >> 8, id & 255, content.length >> 8, content.length & 255, 0, 0])
      socket.write(Buffer.concat([header, content]))
    }
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, Buffer.from(chunk)])
      while (received.length >= headerSize) {
        const length = received.readUInt16BE(4)
        const end = headerSize + length + received.readUInt8(6)
        if (received.length < end) return
        const [recordType, id] = [received.readUInt8(1), received.readUInt16BE(2)]
        const content = received.subarray(headerSize, headerSize + length)
        received = received.subarray(end)
        if (recordType === type.parameters) parameters = Buffer.concat([parameters, content])
        if (recordType !== type.stdin) continue
        bodySize += length
        if (length > 0) continue
        const script = /SCRIPT_FILENAME(\/[\x20-\x7e]*?\.php)/.exec(parameters.toString('latin1'))?.[1]
        const body = JSON.stringify({ script, bodySize })
        const head = 'Content-Type: application/json\r\nCache-Control: public\r\nX-Powered-By: PHP/8\r\n\r\n'
        send(type.stdout, id, Buffer.from(head + body))
        send(type.stdout, id, Buffer.alloc(0))
        send(type.endRequest, id, Buffer.alloc(8))
        socket.end()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(path, resolve))
  return server
}
