/** The product and the floor: each as a production build with a bank of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Over HTTP/2, as by nginx.conf. */
export async function openSites() {
  provideServers(['openssl'])
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const certificate = makeCertificate(folder, 'localhost')
  await build({ logLevel: 'warn' })
  await buildFloor(join(folder, 'floor'))
  const product = await serve('dist', certificate)
  const floor = await serve(join(folder, 'floor'), certificate)
  return {
    product,
    floor,
    close: async () => {
      for (const site of [product, floor]) await site.close()
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
