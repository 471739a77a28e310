/** Runs the nginx sample of build/ with a certificate of its own, and without PHP. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '#tests/support/freePort.ts'
import { certificateFile, keyFile, makeCertificate } from './certificate.ts'

export interface ReceivedResponse {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

export interface NginxSite {
  httpPort: number
  /** Over TLS. The path is sent unchanged, even if it is no valid address. */
  send: (
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string },
  ) => Promise<ReceivedResponse>
  stop: () => void
}

export const serverName = 'BANK.EXAMPLE'

/** Serves a folder at /wp-user, and further files from the root. Throws nginx's own error. */
export async function startNginx(dist: string, files: Record<string, string>): Promise<NginxSite> {
  const home = mkdtempSync(join(tmpdir(), 'nginx-'))
  const root = join(home, 'site')
  cpSync(dist, join(root, 'wp-user'), { recursive: true })
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  const { cert: ca } = makeCertificate(home, serverName)
  // At once: one after the other, both can be the same.
  const [httpPort, port] = await Promise.all([freePort(), freePort()])
  const sample = replaceAll(readFileSync('build/nginx.conf', 'utf8'), {
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    'root /var/www/bank;': `root ${root};`,
    '/etc/ssl/bank/fullchain.pem': join(home, certificateFile),
    '/etc/ssl/bank/privkey.pem': join(home, keyFile),
    'include fastcgi_params;': 'include /etc/nginx/fastcgi_params;',
    'unix:/run/php/php-fpm.sock': `unix:${home}/php.sock`,
  })
  const types = existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join(' ')
  writeFileSync(
    join(home, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${home}/pid; error_log stderr;
     events {} http { access_log off; ${temporary} ${types} default_type application/octet-stream; ${sample} }`,
  )
  const server = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const log: string[] = []
  server.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()))
  const stop = (): void => {
    server.kill()
    rmSync(home, { recursive: true, force: true })
  }
  while (!(await accepts(port))) {
    if (server.exitCode !== null) {
      stop()
      throw new Error(log.join(''))
    }
  }
  return {
    httpPort,
    stop,
    send: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const options = { host: '127.0.0.1', port, servername: serverName, ca, agent: false, path, method }
        const call = request({ ...options, headers: { Host: serverName, ...headers } }, (response) => {
          const { statusCode: status = 0, headers: received } = response
          text(response).then((all) => resolve({ status, headers: received, body: all }), reject)
        })
        call.on('error', reject)
        call.end(body)
      }),
  }
}

/** Throws if one of the texts is missing, since the sample would then be tested unchanged. */
function replaceAll(sample: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`build/nginx.conf has no "${from}".`)
    return result.replaceAll(from, to)
  }, sample)
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').catch(() => false)
  socket.destroy()
  return isOpen !== false
}
