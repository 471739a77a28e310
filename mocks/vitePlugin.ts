import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { signInHelp } from './signInHelp.ts'

const worker = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
const workerName = 'mockServiceWorker.js'

export function mockBank(): Plugin {
  return {
    name: 'mock-bank',
    configureServer(server) {
      server.middlewares.use(`${server.config.base}${workerName}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(worker)
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
