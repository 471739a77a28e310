import type { Plugin } from 'vite'
import { caching } from './headers.ts'

export function previewCaching(): Plugin {
  return {
    name: 'preview-caching',
    configurePreviewServer(server) {
      server.middlewares.use(`${server.config.base}assets/`, (_request, response, next) => {
        response.setHeader('Cache-Control', caching.asset)
        next()
      })
    },
  }
}
