import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { serveFolder } from '#tests/bench/site.ts'
import type { Site } from '#tests/bench/site.ts'
import { precompress } from '#build/precompress.ts'

/** A bare React app, built and served as the product is: what no product of this stack can undercut. */
export async function serveFloor(): Promise<Site> {
  const outDir = mkdtempSync(join(tmpdir(), 'floor-'))
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'floor'),
    logLevel: 'error',
    plugins: [precompress()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  })
  const site = await serveFolder(outDir)
  return {
    ...site,
    close: async () => {
      await site.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
