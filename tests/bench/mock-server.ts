/** The mock bank's speed over HTTP beside that of a bare Node server. */
import { spawn, type ChildProcess } from 'node:child_process'
import { load, postBytes } from './httpLoad.ts'
import type { Row } from './table.ts'

const connections = 32
const warmUpMs = 1500
const measureMs = 3000
const goal = '>= 3,000/s, <= 30 ms'

const bare = `require('node:http').createServer((request, response) => {
  request.resume().on('end', () => response.end('{"status":"success"}'))
}).listen(0, '127.0.0.1', function () { console.log('http://127.0.0.1:' + this.address().port) })`

interface Started {
  child: ChildProcess
  port: number
  text: string
}

function start(args: string[], ready: RegExp): Promise<Started> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error('A server did not start.')))
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1]
      if (port !== undefined && ready.test(text)) resolve({ child, port: Number(port), text })
    })
  })
}

const urlencoded = (fields: Record<string, string>): Buffer =>
  postBytes('/api/users.php', 'application/x-www-form-urlencoded', Buffer.from(new URLSearchParams(fields).toString()))

async function multipart(fields: Record<string, string | File>): Promise<Buffer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const request = new Response(form)
  const body = Buffer.from(await request.arrayBuffer())
  return postBytes('/api/users.php', request.headers.get('Content-Type') ?? '', body)
}

export async function* measureMock(): AsyncGenerator<Row> {
  const simple = await start(['-e', bare], /http/)
  const bank = await start(['mocks/command.ts', '--port', '0', '--quiet', '--persona', 'ada'], /Token of .*\n/)
  try {
    const token = /Token of ada \(session\): (\S+)/.exec(bank.text)?.[1] ?? ''
    const baseline = await figures(simple.port, urlencoded({ getcontact: 'getcontact', token }))
    const proof = new File([new Uint8Array(20_000)], 'proof.png', { type: 'image/png' })
    const requests: [string, Buffer][] = [
      ...['getcontact', 'pincheck', 'getcdform', 'getnotifications', 'getstatement2'].map((name): [string, Buffer] => [
        `loader ${name}`,
        urlencoded({ [name]: name, token }),
      ]),
      [
        'upload newmpc, multipart, 20 KB',
        await multipart({ newmpc: 'newmpc', token, type: 'Bitcoin', amount: '', purpose: 'Rent', depositPic: proof }),
      ],
    ]
    for (const [what, request] of requests) yield { what, product: await figures(bank.port, request), baseline, goal }
  } finally {
    simple.child.kill()
    bank.child.kill()
  }
}

async function figures(port: number, request: Buffer): Promise<string> {
  await load(port, request, connections, warmUpMs)
  const { requestsPerSecond, p99 } = await load(port, request, connections, measureMs)
  return `${Math.round(requestsPerSecond).toLocaleString('en')}/s, ${p99.toFixed(1)} ms`
}
