/** Baseline apps of the same packages, built like the product. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { build } from 'vite'
import { precompress } from '#build/precompress.ts'
import type { Certificate } from '#tests/delivery/certificate.ts'
import { size } from '#tests/delivery/sizes.ts'
import { serveFolder, type Site } from '#tests/e2e/support/site.ts'

async function buildApp(name: 'aria' | 'bare' | 'packages'): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), `${name}-`))
  await build({
    configFile: false,
    root: join(import.meta.dirname, name),
    logLevel: 'error',
    plugins: [{ ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }, precompress()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
  return outDir
}

export async function serveApp(name: 'aria' | 'bare', certificate: Certificate): Promise<Site> {
  const outDir = await buildApp(name)
  const site = await serveFolder(outDir, certificate)
  return {
    ...site,
    close: async () => {
      await site.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

export async function weighPackages(): Promise<number> {
  const outDir = await buildApp('packages')
  try {
    const scripts = readdirSync(join(outDir, 'assets')).filter((file) => file.endsWith('.js'))
    return scripts.reduce((sum, file) => sum + size(join('assets', file), outDir), 0) / 1000
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
