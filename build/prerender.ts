import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createServer, type Plugin, type ResolvedConfig } from 'vite'
import { pages } from '#src/app/routing/pages.ts'
import { fileOf } from './pageFile.ts'

/** The Content-Security-Policy forbids inline styles, so the style rules of prerendered pages are in a file. */
export function prerenderPages(): Plugin {
  let built: ResolvedConfig
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved: (config) => {
      built = config
    },
    closeBundle: async () => {
      const { root, base, mode, build } = built
      const outDir = resolve(root, build.outDir)
      // A failed build has written no page and reports its own error.
      if (!existsSync(join(outDir, 'index.html'))) return
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
        const { renderScreen, renderShell } = (await server.ssrLoadModule(
          '/src/prerender.tsx',
        )) as typeof import('#src/prerender.tsx')
        for (const page of pages) {
          const file = fileOf(page)
          const isPublic = page.access === 'visitor'
          if (file === undefined || (isPublic && page.isPrerendered !== true)) continue
          const name = file.replace(/\.html$/, '')
          const { html, css } = await (isPublic ? renderScreen : renderShell)(`/${name}`)
          const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
          const sheet = `assets/${name.replaceAll('/', '-')}-${hash}.css`
          writeFileSync(join(outDir, sheet), css)
          const unfilled = readFileSync(join(outDir, file), 'utf8')
          const rules = `<link rel="stylesheet" href="${base}${sheet}" />`
          // The app hydrates a public page, and replaces the shell of another together with its rules.
          const root = isPublic ? `<div id="root" data-page="${page.path}">` : `<div id="root">${rules}`
          writeFileSync(
            join(outDir, file),
            unfilled
              .replace('<script type="module"', '<script type="module" fetchpriority="low"')
              .replace('</head>', isPublic ? `  ${rules}\n  </head>` : '</head>')
              .replace('<div id="root"></div>', `${root}${html}</div>`),
          )
        }
      } finally {
        await server.close()
      }
    },
  }
}
