import { spawn, spawnSync } from 'node:child_process'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { freshPhoto, largePicture, picture } from '#tests/conformance/values/files.ts'
import { listen } from '#tests/support/listen.ts'
import { createClient, type ClientSettings } from './client.ts'
import { curlOf } from './curl.ts'
import { decodeMultipart, decodeUrlencoded, encodeMultipart, encodeUrlencoded, type Part } from './encoding.ts'
import { Secrets } from './redact.ts'
import { toWire, WireFault, type Form } from './wire.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 40 })
const name = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }).filter((word) => !/[%"\\]/.test(word))
const file = fc
  .record({ filename: name, bytes: fc.uint8Array({ maxLength: 60 }) })
  .map(({ filename, bytes }) => ({ filename, type: 'application/octet-stream', bytes: Buffer.from(bytes) }))
const texts = fc.array(fc.record({ name, value: text }), { maxLength: 6 })
const parts = fc.array(fc.record({ name, value: fc.oneof(text, file) }), { minLength: 1, maxLength: 6 })

describe('forms on the wire', () => {
  it('are parsed by URLSearchParams to the intended fields', () => {
    fc.assert(
      fc.property(texts, (form) => {
        const body = encodeUrlencoded(form)
        expect([...new URLSearchParams(body.toString())]).toEqual(form.map((part) => [part.name, part.value]))
        expect(decodeUrlencoded(body)).toEqual(form)
      }),
      { numRuns: 200 },
    )
  })

  it('are parsed by another multipart parser to the intended fields', async () => {
    await fc.assert(
      fc.asyncProperty(parts, async (form) => {
        const body = encodeMultipart(form, 'sample-boundary')
        const headers = { 'Content-Type': 'multipart/form-data; boundary=sample-boundary' }
        const read = await new Response(Uint8Array.from(body), { headers }).formData()
        expect(await Promise.all([...read].map(async ([key, value]) => [key, await plain(value)]))).toEqual(
          form.map((part) => [part.name, typeof part.value === 'string' ? part.value : part.value.bytes]),
        )
        expect(decodeMultipart(body, 'sample-boundary')).toEqual(form)
      }),
      { numRuns: 100 },
    )
  })

  it('are not sent when parsing them gives other fields', () => {
    const torn = '\r\n--conformance-3f9c1d7e5b2a48069c\r\n'
    const form: Form = { method: 'POST', query: {}, encoding: 'multipart', parts: [{ name: 'note', value: torn }] }
    expect(() => toWire(form)).toThrow(WireFault)
  })
})

async function plain(value: string | File): Promise<string | Buffer> {
  return typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer())
}

const hasCurl = spawnSync('curl', ['--version']).status === 0 && spawnSync('bash', ['-c', 'true']).status === 0

describe.skipIf(!hasCurl)(hasCurl ? 'a curl line' : 'a curl line (skipped: there is no curl or bash)', () => {
  const token = 'demo-session-7-secret'
  const samples: { what: string; form: Form }[] = [
    {
      what: 'a query and plain fields',
      form: form('urlencoded', { email: 'a@b.example', password: "it's $HOME `x`" }, { crud: 'userlogin' }),
    },
    { what: 'letters of many scripts', form: form('urlencoded', { note: 'Zoë 李雷 🏦 100% \\ "quoted"', token }) },
    { what: 'a very long field', form: form('urlencoded', { note: 'a'.repeat(70_000), token }) },
    { what: 'a file', form: form('multipart', { token, note: "50% of 'it' \\n ë", depositPic: picture }) },
    {
      what: 'pictures',
      form: form('multipart', { token, depositPic: largePicture(), note: 'between them', pic: freshPhoto() }),
    },
    {
      what: 'a very long field beside a file',
      form: form('multipart', { note: 'a'.repeat(5000), token, depositPic: picture }),
    },
    {
      what: 'a header',
      form: { ...form('urlencoded', { getcontact: 'getcontact' }), headers: { Authorization: `Bearer ${token}` } },
    },
    { what: 'GET', form: { ...form('urlencoded', {}, { getdocs: 'getdocs' }), method: 'GET' } },
  ]

  it.each(samples)('resends identical bytes: $what', async ({ form: sample }) => {
    const secrets = new Secrets()
    secrets.add('TOKEN', token)
    const request = toWire(sample)
    const { url, received, close } = await recorder()
    const line = curlOf(new URL(url), request, secrets.replace.bind(secrets))
    expect(line).not.toContain(token)
    await shell(line, { TOKEN: token })
    await close()
    const [got] = received
    expect(got?.url).toBe(`/api/users.php${request.search}`)
    expect(got?.method).toBe(request.method)
    expect(got?.body.equals(request.body)).toBe(true)
    if (request.method === 'POST') expect(got?.headers['content-type']).toBe(request.headers['Content-Type'])
    expect(got?.headers['authorization']).toBe(request.headers['Authorization'])
  })

  it.each(
    samples.filter(
      ({ form: { parts, headers } }) => headers !== undefined || parts.some(({ name }) => name === 'token'),
    ),
  )('sends nothing when a variable is not set: $what', async ({ form: sample }) => {
    const secrets = new Secrets()
    secrets.add('TOKEN', token)
    const { url, received, close } = await recorder()
    expect(await shell(curlOf(new URL(url), toWire(sample), secrets.replace.bind(secrets)), {})).not.toBe(0)
    await close()
    expect(received).toEqual([])
  })
})

describe('the client', () => {
  const request = toWire(form('urlencoded', { a: '1' }))
  const open: (() => void)[] = []
  afterEach(() => {
    for (const close of open.splice(0)) close()
  })

  async function clientOf(listener: RequestListener, settings: Partial<ClientSettings> = {}) {
    const { url, close } = await listening(listener)
    const client = createClient(url, { concurrency: 1, timeoutMs: 10_000, ...settings })
    open.push(
      () => client.close(),
      () => void close(),
    )
    return client
  }

  it.each([
    ['a connection that is cut', (response: ServerResponse) => void response.destroy(), 'cut'],
    ['a response that never arrives', () => undefined, 'late'],
  ])('distinguishes %s from a response', async (_what, treat, how) => {
    const client = await clientOf((_request, response) => treat(response), { timeoutMs: how === 'late' ? 20 : 10_000 })
    expect(await client.send(request)).toMatchObject({ kind: 'none', how })
  })

  it('waits longer for the response to a large request', async () => {
    const client = await clientOf((_request, response) => void setTimeout(() => response.end('{}'), 100), {
      timeoutMs: 20,
    })
    const large = toWire(form('urlencoded', { a: 'a'.repeat(5_000_000) }))
    expect(await client.send(large)).toMatchObject({ kind: 'received' })
  })

  it('waits as long as Retry-After asks, and then succeeds', async () => {
    let calls = 0
    const waits: number[] = []
    const listener: RequestListener = (_request, response) => {
      calls += 1
      response.writeHead(calls < 3 ? 429 : 200, { 'Retry-After': '0' }).end('{}')
    }
    const client = await clientOf(listener, { onWait: (ms) => waits.push(ms) })
    expect(await client.send(request)).toMatchObject({ kind: 'received', status: 200 })
    expect(calls).toBe(3)
    expect(waits).toEqual([0, 0])
  })

  it.each([
    ['an invalid compression', { 'Content-Encoding': 'gzip' }, Buffer.from('{}'), /gzip/],
    ['bytes that are not UTF-8', {}, Buffer.from('{"name":"Zo\u00eb"}', 'latin1'), /UTF-8/],
  ])('reports %s', async (_what, headers, body, garbled) => {
    const client = await clientOf((_request, response) => response.writeHead(200, headers).end(body))
    expect(await client.send(request)).toMatchObject({ garbled: expect.stringMatching(garbled) as string })
  })

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['identity', (bytes: Buffer) => bytes],
  ])('refuses a response that is too large, sent as %s', async (encoding, pack) => {
    const body = pack(Buffer.alloc(20 * 1024 * 1024, ' '))
    const client = await clientOf((_request, response) =>
      response.writeHead(200, { 'Content-Encoding': encoding }).end(body),
    )
    const detail = 'the response is larger than 16 MB'
    expect(await client.send(request)).toMatchObject({ kind: 'none', how: 'cut', detail })
  })

  it('returns a file and its headers', async () => {
    const headers = { 'Content-Type': 'image/png', 'X-Content-Type-Options': 'nosniff' }
    const client = await clientOf(({ url }, response) =>
      url === '/uploads/a%20b.png' ? response.writeHead(200, headers).end('12345') : response.destroy(),
    )
    const file = { status: 200, type: 'image/png', nosniff: true, bytes: Buffer.from('12345') }
    expect(await client.get('/uploads/a%20b.png')).toEqual(file)
    expect(await client.get('/uploads/other.png')).toBeUndefined()
  })

  it('reports that nothing responds', async () => {
    const client = createClient(new URL('http://127.0.0.1:9/api/users.php'), { concurrency: 1, timeoutMs: 10_000 })
    expect(await client.send(request)).toMatchObject({ kind: 'none', how: 'unreachable' })
    client.close()
  })
})

function form(encoding: Form['encoding'], fields: Record<string, Part['value']>, query = {}): Form {
  return {
    method: 'POST',
    query,
    encoding,
    parts: Object.entries(fields).map(([key, value]) => ({ name: key, value })),
  }
}

async function recorder() {
  const received: { method: string; url: string; headers: NodeJS.Dict<string | string[]>; body: Buffer }[] = []
  const { url, close } = await listening((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      received.push({ method, url, headers, body: Buffer.concat(chunks) })
      response.end('{}')
    })
  })
  return { url: url.href, received, close }
}

async function listening(listener: RequestListener): Promise<{ url: URL; close: () => Promise<void> }> {
  const { port, close } = await listen(createServer(listener))
  return { url: new URL(`http://127.0.0.1:${port}/api/users.php`), close }
}

function shell(line: string, env: Record<string, string>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', line], { env: { ...process.env, ...env }, stdio: 'ignore' })
    child.on('error', reject)
    child.on('close', resolve)
  })
}
