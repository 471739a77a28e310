import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'

it('the development server does not watch what builds write', async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'dev-server-')))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const folder of ['dist', 'dist-mock', 'dist-docs', 'src']) {
    mkdirSync(join(root, folder))
    writeFileSync(join(root, folder, 'index.html'), '')
  }
  const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))
  const server = await createServer({
    configFile,
    root,
    mode: 'mock',
    logLevel: 'silent',
    server: { middlewareMode: true },
  })
  onTestFinished(() => server.close())
  const watched = (): string[] =>
    Object.entries(server.watcher.getWatched()).flatMap(([folder, names]) =>
      names.map((name) => relative(root, join(folder, name)).replaceAll('\\', '/')),
    )
  await expect.poll(watched).toContain('src/index.html')
  expect(watched().filter((file) => /^dist.*\//.test(file))).toEqual([])
})
