import type { Plugin } from 'vite'

const routes = '/src/app/dashboardRoutes.tsx'

/**
 * Lets `index.html` request the dashboard's routes together with the first script, which imports them. This page is served
 * for every address that has no page of its own, which are those of the dashboard.
 */
export function preloadDashboard(): Plugin {
  let base = ''
  return {
    name: 'preload-dashboard',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(routes),
        )
        if (chunk === undefined) throw new Error(`The build has no script for ${routes}.`)
        const attrs = { rel: 'modulepreload', crossorigin: true, href: base + chunk.fileName }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}
