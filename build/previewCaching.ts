import type { Plugin } from 'vite'
import { caching } from './headers.ts'

/** Lets `vite preview` send the caching headers of a release, so that a browser keeps the files that never change. */
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
