import type { Plugin, Rolldown } from 'vite'
import { modulesOf, pages } from '#src/app/routing/pages.ts'
import { fileOf } from './pageFile.ts'
import { withImports } from './withImports.ts'

const dashboardModules = 'app/routing/dashboardModules.ts'

/** Gives every page an HTML file (`dashboard/statements.html`), so that all its scripts are requested at once. */
export function pageFiles(): Plugin {
  let base = ''
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      base = config.base
    },
    generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('The build has no index.html.')
      const html = String(index.source)
      for (const page of pages) {
        const fileName = fileOf(page)
        if (fileName === undefined) continue
        const list = page.module.startsWith('features/auth/') ? [] : [dashboardModules]
        const links = preloads(bundle, [...list, ...modulesOf(page)], base).join('')
        this.emitFile({ type: 'asset', fileName, source: html.replace('</head>', `${links}</head>`) })
      }
    },
  }
}

function preloads(bundle: Rolldown.OutputBundle, modules: string[], base: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = withImports(
    modules.map((module) => chunkOf(chunks, module).fileName),
    (file) => {
      const chunk = bundle[file]
      return chunk?.type === 'chunk' ? chunk.imports : undefined
    },
  )
  const initial = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  return [...files]
    .filter((file) => !initial.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${base}${file}">`)
}

function chunkOf(chunks: Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)))
  if (chunk === undefined) throw new Error(`The build has no script for ${module}.`)
  return chunk
}
