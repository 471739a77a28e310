import type { Plugin } from 'vite'

/**
 * Has every page fetch the two faces from the start, not only when the style sheet that names them is there: text takes
 * its final form a round trip earlier. At a low priority, since the page can be read without them.
 */
export function preloadFonts(): Plugin {
  let base = ''
  return {
    name: 'preload-fonts',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: base + file,
              crossorigin: true,
              fetchpriority: 'low',
            },
          })),
    },
  }
}
