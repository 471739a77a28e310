import { existsSync, readdirSync } from 'node:fs'
import { get } from 'node:http'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caching, securityHeaders } from '#build/headers.ts'
import { paths } from '#src/paths.ts'
import { isInstalled } from '#tests/support/servers.ts'
import { serverName, startNginx, type NginxSite, type ReceivedResponse } from './nginx.ts'

const dist = 'dist'
const bankCss = ':root { --brand: #1446a0; }'
const isReady = existsSync(`${dist}/index.html`) && isInstalled('nginx', 'openssl')
if (!isReady)
  console.warn('SKIPPED: the nginx sample was NOT tested. It needs nginx on the PATH and a build (npm run build).')

/** In a root by mistake: secrets, copies of an editor, and programs. */
const unlisted = [
  '.env .git/config backup.sql notes.html api/users.php~ api/users.php.bak api/config.inc api/users.phps api/other.php',
  'wp-user/.env wp-user/other.php wp-user/OTHER.PHP wp-user/notes.html wp-user/config.js~',
  'wp-user/config.js.bak wp-user/assets/app.js~ wp-user/assets/.env wp-user/brand/brand.php wp-user/brand/.brand.css.swp',
  'uploads/evil.php uploads/.htaccess uploads/list.csv',
].flatMap((paths) => paths.split(' '))

describe.skipIf(!isReady)('the nginx sample', () => {
  let site: NginxSite
  let script = ''

  beforeAll(async () => {
    site = await startNginx(dist, {
      ...Object.fromEntries(unlisted.map((path) => [path, 'secret'])),
      'api/users.php': '<?php secret();',
      'uploads/picture.png': 'png',
      'wp-user/brand/brand.css': bankCss,
      'uploads/evil.svg': '<svg/>',
    })
    script = `/wp-user/assets/${readdirSync(`${dist}/assets`).find((file) => file.endsWith('.js')) ?? ''}`
  }, 90_000)
  afterAll(() => site.stop())

  const api = (body: string): Promise<ReceivedResponse> =>
    site.send('/api/users.php', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(body.length) },
      body,
    })

  it('sends every security header once with every status, and no cache headers with errors', async () => {
    const asset = await site.send(script)
    const responses: [number, string, ReceivedResponse][] = [
      [200, caching.html, await site.send('/wp-user/auth/signin')],
      [200, caching.asset, asset],
      [304, caching.asset, await site.send(script, { headers: { 'If-None-Match': asset.headers.etag ?? '' } })],
      [200, caching.asset, await site.send(script, { headers: { Range: 'bytes=99999999-' } })],
      [200, caching.asset, await site.send(script, { headers: { Range: 'bytes=0-1' } })],
      [412, caching.html, await site.send(script, { headers: { 'If-Match': '"other"' } })],
      [405, caching.html, await site.send(script, { method: 'POST', headers: { 'Content-Length': '0' } })],
      [404, caching.html, await site.send('/wp-user/assets/missing.js')],
      [404, caching.html, await site.send('/elsewhere')],
      [400, caching.html, await site.send('/wp-user/%zz')],
      [413, caching.html, await api('a'.repeat(26 * 1024 * 1024))],
      // A photo as large as phones make them is passed on, to a PHP that does not run here.
      [502, caching.html, await api('a'.repeat(12 * 1024 * 1024))],
    ]
    for (const [status, cache, response] of responses) {
      expect(response.status).toBe(status)
      expect(response.headers['cache-control'], `${status}`).toBe(cache)
      for (const [name, value] of Object.entries(securityHeaders))
        expect(response.headers[name.toLowerCase()], `${name} of ${status}`).toBe(value)
    }
  })

  it('redirects plain HTTP to TLS', async () => {
    const location = await new Promise((resolve, reject) => {
      const options = { port: site.httpPort, path: '/wp-user/auth?a=b', headers: { Host: serverName } }
      get(options, (response) => {
        response.resume()
        resolve([response.statusCode, response.headers.location].join(' '))
      }).on('error', reject)
    })
    expect(location).toBe(`301 https://${serverName.toLowerCase()}/wp-user/auth?a=b`)
  })

  it('sends compressed copies, and varies by Accept-Encoding', async () => {
    const packed = await site.send(script, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    const etag = packed.headers.etag ?? ''
    const fresh = await site.send(script, { headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': etag } })
    expect(fresh.status).toBe(304)
    for (const response of [packed, fresh, await site.send(script), await site.send('/wp-user/')])
      expect(response.headers.vary).toBe('Accept-Encoding')
  })

  it('[R2] serves the app below the base path, and redirects to it from elsewhere', async () => {
    for (const path of ['/', '/wp-user']) {
      const response = await site.send(path)
      expect([response.status, response.headers.location]).toEqual([302, '/wp-user/'])
    }
    const { body: page } = await site.send('/wp-user/')
    expect(page).toContain('id="root"')
    expect((await site.send('/wp-user/dashboard/unknown')).body).toBe(page)
    for (const path of ['auth/..%2f..%2fdashboard', 'dashboard/..%2F..%2F..', 'assets/..%2f..%2f.env'])
      expect((await site.send(`/wp-user/${path}`)).body, path).toBe(page)
    expect((await site.send('/wp-user/dashboard/settings')).body).toContain('SettingsPage')
    expect((await site.send('/wp-user/dashboard')).body).toContain('HomePage')
    expect((await site.send('/wp-user/auth/reset/r/a%40bank.php/t.env')).body).toBe(page)
    const address = `/wp-user${paths.auth.verify('.o.fern+bank@example.php')}`
    expect((await site.send(address)).body).toContain('Verify your email')
    expect((await site.send('/wp-user/%zz')).body).toBe(page)
  })

  it("sends every file of the build except pages, compressed copies and the build's notes", async () => {
    const files = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(dist, join(parentPath, name)))
      .filter((path) => !path.startsWith('.') && !/\.(html|gz|br)$/.test(path))
    expect(files.length).toBeGreaterThan(10)
    for (const path of files) {
      const { status, headers } = await site.send(`/wp-user/${path}`, { method: 'HEAD' })
      expect([path, status, headers['content-type']]).not.toContainEqual(expect.stringContaining('text/html'))
      expect(status, path).toBe(200)
    }
  }, 60_000)

  it('sends no other file in its root', async () => {
    expect(existsSync(`${dist}/.vite/manifest.json`)).toBe(true)
    for (const path of [...unlisted, '.vite/manifest.json', '/wp-user/.vite/manifest.json', '/api/users.php/x']) {
      const { body, headers } = await site.send(encodeURI(path.startsWith('/') ? path : `/${path}`))
      expect(body, path).not.toContain('secret')
      expect(body, path).not.toContain('isEntry')
      expect(headers['content-type'], path).toContain('text/html')
    }
    for (const path of ['/.env', '/uploads/evil.php', '/api/other.php', '/wp-user/assets/app.js~', '/wp-user/assets/'])
      expect((await site.send(path)).status, path).toBe(404)
  })

  it('shows the brand of a bank that has replaced the files of brand/, and revalidates them on every visit', async () => {
    const css = '/wp-user/brand/brand.css'
    const { body, headers } = await site.send(css, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(body).toBe(bankCss)
    expect(headers['cache-control']).toBe(caching.brand)
    expect((await site.send(css, { headers: { 'If-None-Match': headers.etag ?? '' } })).status).toBe(304)
    for (const page of ['/wp-user/auth/signin', '/wp-user/dashboard/statements', '/wp-user/'])
      expect((await site.send(page)).body).toContain(`<link rel="stylesheet" href="${css}"`)
    const manifest = await site.send('/wp-user/brand/manifest.webmanifest')
    expect(manifest.headers['content-type']).toBe('application/manifest+json')
    expect((await site.send('/wp-user/brand/.secret.css')).status).toBe(404)
  })

  it('shows uploaded pictures inline, and every other upload as a download', async () => {
    const picture = await site.send('/uploads/picture.png')
    expect([picture.headers['content-type'], picture.headers['content-disposition']]).toEqual(['image/png', undefined])
    expect((await site.send('/uploads/evil.svg')).headers['content-disposition']).toBe('attachment')
    expect((await site.send('/uploads/missing.png')).status).toBe(404)
    expect((await site.send('/wp-user/brand/brand.css')).headers['content-type']).toContain('text/css')
  })
})
