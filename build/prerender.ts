import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createServer, type Plugin, type ResolvedConfig } from 'vite'

/**
 * The screens that people without a session see first, by their path below the base path. A page whose address holds an
 * e-mail address is made once for all.
 */
const publicScreens = [
  '/auth',
  '/auth/signin',
  '/auth/signup',
  '/auth/verify/any',
  '/auth/forgot',
  '/auth/reset',
  '/auth/info',
  '/auth/info/notice',
]

const preload = /<link rel="modulepreload"[^>]*>/g

/**
 * Writes the markup of the public screens into pages of their own (`auth/signin.html`), so that they are shown before any
 * script has run. Their style rules go into a file, since the Content-Security-Policy forbids inline styles. The script and
 * the fonts, without which the page can be read, are requested at once as well, at a low priority.
 */
export function prerenderPublicScreens(): Plugin {
  let built: ResolvedConfig
  return {
    name: 'prerender-public-screens',
    apply: 'build',
    configResolved: (config) => {
      built = config
    },
    closeBundle: async () => {
      const { root, base, mode, build } = built
      const outDir = resolve(root, build.outDir)
      // A build that failed has written no page; its own error is the one to report.
      if (!existsSync(join(outDir, 'index.html'))) return
      const server = await createServer({
        root,
        mode,
        appType: 'custom',
        logLevel: 'error',
        server: { middlewareMode: true, ws: false },
        optimizeDeps: { noDiscovery: true },
        ssr: { noExternal: ['styled-components'] },
      })
      try {
        const { renderScreen } = (await server.ssrLoadModule(
          '/src/prerender.tsx',
        )) as typeof import('#src/prerender.tsx')
        const page = readFileSync(join(outDir, 'index.html'), 'utf8')
        const fonts = readdirSync(join(outDir, 'assets'))
          .filter((file) => file.endsWith('.woff2'))
          .map(
            (file) => `<link rel="preload" as="font" href="${base}assets/${file}" crossorigin fetchpriority="low" />`,
          )
        for (const path of publicScreens) {
          const { html, css } = await renderScreen(path)
          const name = `assets/${path.slice(1).replaceAll('/', '-')}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
          writeFileSync(join(outDir, name), css)
          const file = join(outDir, `${path.slice(1)}.html`)
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(
            file,
            page
              .replaceAll(preload, '')
              .replace('<script type="module"', '<script type="module" fetchpriority="low"')
              .replace('</head>', `  <link rel="stylesheet" href="${base}${name}" />\n    ${fonts.join('')}\n  </head>`)
              .replace('<div id="root"></div>', `<div id="root">${html}</div>`),
          )
        }
      } finally {
        await server.close()
      }
    },
  }
}
