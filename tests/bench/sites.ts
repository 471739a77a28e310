/** The product, another revision of it and the floor: each as a production build with a bank of its own. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { build } from 'vite'
import { precompress } from '#build/precompress.ts'
import { exampleOperator } from '#mocks/exampleOperator.ts'
import { defaults } from '#src/config.ts'
import { makeCertificate } from '#tests/delivery/certificate.ts'
import { serveProduct } from '#tests/e2e/support/site.ts'
import { provideServers } from '#tests/support/servers.ts'

/** Over HTTP/2, as by nginx.conf. */
export async function openSites(revision: string | undefined) {
  provideServers(['openssl'])
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const certificate = makeCertificate(folder, 'localhost')
  const serve = (build: string) => serveProduct({}, certificate, build, exampleOperator)
  buildIn('.')
  await buildFloor(join(folder, 'floor'))
  if (revision !== undefined) buildRevision(revision, join(folder, 'tree'))
  const product = await serve('dist')
  const before = revision === undefined ? undefined : await serve(join(folder, 'tree/dist'))
  const floor = await serve(join(folder, 'floor'))
  return {
    product,
    before,
    floor,
    close: async () => {
      for (const site of [product, before, floor]) await site?.close()
      if (revision !== undefined) git('worktree', 'remove', '--force', join(folder, 'tree'))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function buildFloor(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'floor'),
    base: `${defaults.basename}/`,
    logLevel: 'error',
    plugins: [{ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }, precompress()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
}

/** In a temporary work tree. Packages are installed there only if they differ. */
function buildRevision(revision: string, tree: string): void {
  git('worktree', 'add', '--detach', tree, revision)
  const lockIn = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lockIn(tree) === lockIn('.')) symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction')
  // A build has set NODE_ENV to production, with which npm leaves out vite.
  else execFileSync('npm', ['ci', '--include=dev'], { cwd: tree, stdio: 'ignore', shell: process.platform === 'win32' })
  buildIn(tree)
}

/** In a process of its own: prerendering needs React's production build, and this process may have the other one. */
function buildIn(cwd: string): void {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  execFileSync(process.execPath, vite, { cwd, stdio: 'inherit' })
}

function git(...args: string[]): void {
  execFileSync('git', args, { stdio: 'ignore' })
}
