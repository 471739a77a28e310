import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { signInHelp } from './signInHelp.ts'

const worker = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
const workerName = 'mockServiceWorker.js'

/** A site names its operator in config.js, whose own entries win. */
const operator = { legalName: 'Harbour Trust plc', contactEmail: 'help@harbour-trust.example' }

export function mockBank(): Plugin {
  return {
    name: 'mock-bank',
    configureServer(server) {
      server.middlewares.use(`${server.config.base}${workerName}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(worker)
      })
      server.middlewares.use(`${server.config.base}config.js`, (_request, response) => {
        const own = readFileSync(join(server.config.publicDir, 'config.js'), 'utf8')
        response.setHeader('Content-Type', 'text/javascript')
        response.end(`${own}\nwindow.siteConfig = { ...${JSON.stringify(operator)}, ...window.siteConfig }\n`)
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
