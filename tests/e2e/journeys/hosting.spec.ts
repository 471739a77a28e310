import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '#src/paths.ts'
import { caching, securityHeaders } from '#build/headers.ts'
import { expect, test } from '#tests/support/fixtures.ts'

const hasNginx = spawnSync('nginx', ['-v']).status === 0
const root = join(import.meta.dirname, '../..')

test.describe('The site behind nginx', () => {
  test.skip(!hasNginx, 'nginx is not installed here: the sample configuration is not tried.')
  test.describe.configure({ mode: 'serial' })

  let origin: string
  let stop: () => void

  test.beforeAll(async () => {
    const home = mkdtempSync(join(tmpdir(), 'nginx-'))
    cpSync(join(root, 'dist'), join(home, 'site/wp-user'), { recursive: true })
    const port = await freePort()
    const sample = readFileSync(join(root, 'build/nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /var/www/bank;', `root ${home}/site;`)
    const types = existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : ''
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    writeFileSync(
      join(home, 'nginx.conf'),
      `${user} pid ${home}/pid; error_log ${home}/error.log; events {} http { access_log off; ${types} ${sample} }`,
    )
    const server = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf'), '-g', 'daemon off;'], {
      stdio: 'ignore',
    })
    origin = `http://127.0.0.1:${port}`
    stop = () => {
      server.kill()
      rmSync(home, { recursive: true, force: true })
    }
    const status = (): Promise<number> =>
      fetch(`${origin}/wp-user/`).then(
        (answer) => answer.status,
        () => 0,
      )
    await expect.poll(status).toBe(200)
  })
  test.afterAll(() => {
    stop()
  })

  test('sends every security header, with pages and with files', async () => {
    const page = await fetch(`${origin}/wp-user/auth/signin`)
    const [, script = ''] = /src="([^"]+\.js)"/.exec(await page.text()) ?? []
    for (const answer of [page, await fetch(origin + script)]) {
      expect(answer.status).toBe(200)
      for (const [name, value] of Object.entries(securityHeaders)) expect(answer.headers.get(name), name).toBe(value)
    }
  })

  test('keeps pages out of caches, and files in them for good', async () => {
    const page = await fetch(`${origin}/wp-user/dashboard/settings`)
    expect(page.headers.get('Cache-Control')).toBe(caching.html)
    const [, script = ''] = /src="([^"]+\.js)"/.exec(await page.text()) ?? []
    const file = await fetch(origin + script, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(file.headers.get('Cache-Control')).toBe(caching.asset)
    expect(file.headers.get('Content-Encoding')).toBe('gzip')
  })

  test('answers every address to be verified with one page, which then names the right one', async ({ page }) => {
    const address = `${origin}/wp-user${paths.auth.verify('o.fern+bank@example.com')}`
    expect(await (await fetch(address)).text()).toContain('Verify your email')
    await page.goto(address)
    await expect(page.getByText('o.fern+bank@example.com')).toBeVisible()
  })

  test('[R2] serves nothing outside the base path but the way to it', async () => {
    const answer = await fetch(origin, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toMatch(/\/wp-user\/$/)
    expect((await fetch(`${origin}/elsewhere`)).status).toBe(404)
    expect((await fetch(`${origin}/wp-user/assets/missing.js`)).status).toBe(404)
  })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
