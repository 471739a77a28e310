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
import { makeCertificate, type Certificate } from '#tests/delivery/certificate.ts'
import { serveProduct, type BankSite } from '#tests/e2e/support/site.ts'
import { provideServers } from '#tests/support/servers.ts'

export interface BenchSite extends BankSite {
  /** Of the build. */
  folder: string
}

export interface Sites {
  product: BenchSite
  before: BenchSite | undefined
  floor: BenchSite
  close: () => Promise<void>
}

/** Over HTTP/2, as by nginx.conf. */
export async function openSites(revision: string | undefined): Promise<Sites> {
  provideServers(['openssl'])
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const certificate = makeCertificate(folder, 'localhost')
  buildIn('.')
  await buildFloor(join(folder, 'floor'))
  if (revision !== undefined) buildRevision(revision, join(folder, 'tree'))
  const product = await serve('dist', certificate)
  const before = revision === undefined ? undefined : await serve(join(folder, 'tree/dist'), certificate)
  const floor = await serve(join(folder, 'floor'), certificate)
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

async function serve(folder: string, certificate: Certificate): Promise<BenchSite> {
  return { ...(await serveProduct({}, certificate, folder, exampleOperator)), folder }
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
  else {
    // A build has set NODE_ENV to production, with which npm leaves out vite.
    execFileSync('npm', ['ci', '--include=dev'], { cwd: tree, stdio: 'ignore', shell: process.platform === 'win32' })
  }
  buildIn(tree)
}

/** In a process of its own: prerendering needs React's production build, and this process may have the other one. */
function buildIn(cwd: string): void {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd,
    stdio: 'inherit',
  })
}

function git(...args: string[]): void {
  execFileSync('git', args, { stdio: 'ignore' })
}
