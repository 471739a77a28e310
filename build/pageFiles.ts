import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { modulesOf, pages, type PageEntry } from '#src/app/routing/pages.ts'

type Manifest = Readonly<Record<string, { file: string; imports?: string[] }>>

/**
 * Gives every page an HTML file (`dashboard/statements.html`), which requests all scripts of the page at once. It has
 * the prerendered markup. The style rules are in a file, since the Content-Security-Policy forbids inline styles.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const { root, base, mode } = this.environment.config
      const read = (file: string) => readFileSync(join(dir, file), 'utf8')
      const write = (file: string, text: string): void => {
        mkdirSync(dirname(join(dir, file)), { recursive: true })
        writeFileSync(join(dir, file), text)
      }
      const index = read('index.html')
      const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest
      const server = await createServer({
        root,
        mode,
        appType: 'custom',
        logLevel: 'error',
        server: { middlewareMode: true, ws: false },
        // Its own folder: it would replace the packages that a running `npm start` has prepared.
        cacheDir: join(root, 'node_modules/.vite-prerender'),
        optimizeDeps: { noDiscovery: true },
        ssr: { noExternal: ['styled-components'] },
      })
      try {
        const { renderPage } = (await server.ssrLoadModule('/src/prerender.tsx')) as typeof import('#src/prerender.tsx')
        for (const page of pages) {
          const name = nameOf(page)
          if (name === undefined) continue
          const links = scriptsOf(page, manifest)
            .filter((file) => !index.includes(file))
            .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${base}${file}">`)
          const { html, css } = await renderPage(page, name)
          if (css !== '') {
            const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
            const sheet = `assets/${name.replaceAll('/', '-')}-${hash}.css`
            write(sheet, css)
            links.unshift(`<link rel="stylesheet" href="${base}${sheet}">`)
          }
          write(
            `${name}.html`,
            index
              .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
              .replace('</head>', `${links.join('')}</head>`)
              .replace('<div id="root"></div>', html),
          )
        }
      } finally {
        await server.close()
      }
    },
  }
}

/** Undefined for `index.html`. A prerendered page has one file for all its parameters, with `any` in their place. */
function nameOf({ path, isPrerendered }: PageEntry): string | undefined {
  if (path.includes(':') && isPrerendered !== true) return undefined
  return path.slice(1).replaceAll(/:\w+/g, 'any')
}

function scriptsOf(page: PageEntry, manifest: Manifest): string[] {
  const keys = modulesOf(page)
    .map((module) => `src/${module}`)
    .filter((key) => key in manifest)
  return [...withImports(keys, (key) => manifest[key]?.imports)].flatMap((key) => {
    const chunk = manifest[key]
    return chunk === undefined ? [] : [chunk.file]
  })
}

export function withImports(
  files: Iterable<string>,
  importsOf: (file: string) => readonly string[] | undefined,
): Set<string> {
  const seen = new Set(files)
  // Iteration over a set includes items added during it.
  for (const file of seen) for (const imported of importsOf(file) ?? []) seen.add(imported)
  return seen
}
