import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:css|html|js|svg|txt)$/
/** Operators edit these after the build, and a compressed copy would be stale. */
const editable = /^(?:config\.js$|brand\b)/

/** A gzip and a brotli copy of every text file, so that no server has to compress. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir)
    },
    closeBundle: () => {
      for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!compressible.test(file) || editable.test(file)) continue
        const path = join(outDir, file)
        const text = readFileSync(path)
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
        writeFileSync(`${path}.br`, brotliCompressSync(text))
      }
    },
  }
}
