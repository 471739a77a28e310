import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const fontFile = /(node_modules\/(?:@[^/]+\/)?[^/]+)\/.*\.woff2$/

/** The Open Font License asks for each font's licence. Vite's `build.license` covers packages with JavaScript only. */
export function fontNotices(): Plugin {
  let root = ''
  return {
    name: 'font-notices',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((output) => (output.type === 'asset' ? output.originalFileNames : []))
      const folders = new Set(files.flatMap((file) => fontFile.exec(file)?.[1] ?? []))
      const sections = [...folders].sort().map((folder) => {
        const licence = readFileSync(join(root, folder, 'LICENSE'), 'utf8').trim()
        return `## ${folder.replace('node_modules/', '')}\n\n${licence}\n`
      })
      this.emitFile({ type: 'asset', fileName: 'FONT-NOTICES.txt', source: sections.join('\n') })
    },
  }
}
