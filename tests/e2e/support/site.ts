/** Serves the compressed production build with the headers of `build`, and a mock bank at the same origin. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import { extname, join, normalize } from 'node:path'
import { caching, securityHeaders } from '#build/headers.ts'
import { createBank, type Bank } from '#mocks/domain/bank.ts'
import { realEnvironment } from '#mocks/domain/environment.ts'
import { playScenario, type Staged } from '#mocks/scenario.ts'
import { seed } from '#mocks/seed/seed.ts'
import { bankListener, type ListenerOptions } from '#mocks/server.ts'
import { defaults, type Config } from '#src/config.ts'
import type { Certificate } from '#tests/delivery/certificate.ts'
import { listen } from '#tests/support/listen.ts'

/** The seed leads up to it, so that figures stay the same. */
export const firstDay = new Date('2026-01-16T09:00:00.000Z')

export interface BankSite {
  origin: string
  /** Of the build. */
  folder: string
  bank: Bank
  play: (scenario: string) => Promise<Staged['signIn']>
  close: () => Promise<void>
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
}

/** On loopback: over HTTP/2 with a certificate, else over HTTP/1.1. `config` replaces the entries of config.js. */
export async function serveProduct(
  options: ListenerOptions = {},
  certificate?: Certificate,
  folder = 'dist',
  config?: Partial<Config>,
): Promise<BankSite> {
  const bank = createBank(realEnvironment)
  await seed(bank, firstDay)
  const respond = bankListener(bank, options)
  const answer: RequestListener = (request, response) => {
    const url = request.url ?? '/'
    if (/^\/(api|uploads)\//.test(url)) respond(request, response)
    else if (config !== undefined && url.endsWith('/config.js'))
      response
        .writeHead(200, { ...securityHeaders, 'Content-Type': 'text/javascript' })
        .end(`window.siteConfig = ${JSON.stringify(config)}`)
    else serveFile(folder, url, request, response)
  }
  // HTTP/2 requests and responses are compatible with those of HTTP/1.1.
  const server = certificate === undefined ? createServer(answer) : createSecureServer(certificate, answer as never)
  const { port, close } = await listen(server)
  return {
    origin: `${certificate === undefined ? 'http' : 'https'}://localhost:${port}`,
    folder,
    bank,
    play: async (scenario) => (await playScenario(bank, scenario)).signIn,
    close,
  }
}

function serveFile(folder: string, url: string, request: IncomingMessage, response: ServerResponse) {
  const base = defaults.basename
  const path = normalize(decodeURIComponent(url.split('?', 1)[0] ?? '/'))
  if (!path.startsWith(`${base}/`)) {
    response.writeHead(404).end()
    return
  }
  const requested = join(folder, path.slice(base.length).replace(/^(\/auth\/verify\/).*/, '$1any'))
  const file = [requested, `${requested}.html`].find(isFile) ?? join(folder, 'index.html')
  const accepted = request.headers['accept-encoding'] ?? ''
  const packed = [
    { encoding: 'br', file: `${file}.br` },
    { encoding: 'gzip', file: `${file}.gz` },
  ].find((copy) => accepted.includes(copy.encoding) && existsSync(copy.file))
  const body = readFileSync(packed?.file ?? file)
  response.writeHead(200, {
    ...securityHeaders,
    'Cache-Control': path.includes('/assets/') ? caching.asset : caching.html,
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ...(packed === undefined ? {} : { 'Content-Encoding': packed.encoding }),
  })
  response.end(body)
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
