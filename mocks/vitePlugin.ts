import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { exampleOperator } from './exampleOperator.ts'
import { signInHelp } from './signInHelp.ts'

const worker = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
const workerName = 'mockServiceWorker.js'

const exampleDocument =
  '<!doctype html><html lang="en"><title>Example</title><p>This bank is an example. Your own document opens here.</p>'

/** A site names its operator in config.js, whose own entries win. */
function operator(base: string) {
  const example = `${base}example.html`
  return {
    ...exampleOperator,
    imprintUrl: example,
    privacyUrl: example,
    feesUrl: example,
    termsUrl: example,
  }
}

export function mockBank(): Plugin {
  return {
    name: 'mock-bank',
    configureServer(server) {
      server.middlewares.use(`${server.config.base}${workerName}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(worker)
      })
      server.middlewares.use(`${server.config.base}example.html`, (_request, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(exampleDocument)
      })
      server.middlewares.use(`${server.config.base}config.js`, (_request, response) => {
        const own = readFileSync(join(server.config.publicDir, 'config.js'), 'utf8')
        response.setHeader('Content-Type', 'text/javascript')
        response.end(
          `${own}\nwindow.siteConfig = { ...${JSON.stringify(operator(server.config.base))}, ...window.siteConfig }\n`,
        )
      })
      const printUrls = server.printUrls.bind(server)
      server.printUrls = () => {
        printUrls()
        server.config.logger.info(signInHelp(server.resolvedUrls?.local[0]))
      }
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerName, source: worker })
    },
  }
}
