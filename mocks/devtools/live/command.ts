/** `npm run dev:live -- --api ADDRESS`: the app on the development server, on a running backend. */
import { parseArgs } from 'node:util'
import { createServer, type ProxyOptions } from 'vite'
import { endpoint } from '#mocks/calls.ts'
import { defaults } from '#src/config.ts'
import { noBackendHeader, readAddress, type BackendAddress } from './address.ts'

const usage = 'Usage: npm run dev:live -- --api http://host:port[/path/api/users.php] [--port N]'

function readOptions(args: string[]): { backend: BackendAddress; port: number | undefined } {
  const { values } = parseArgs({ args, options: { api: { type: 'string' }, port: { type: 'string' } } })
  const { api, port } = values
  if (api === undefined) throw new Error(`Name the backend. ${usage}`)
  if (port !== undefined && !/^\d{1,5}$/.test(port)) throw new Error(`--port takes a number, not "${port}".`)
  return { backend: readAddress(api), port: port === undefined ? undefined : Number(port) }
}

async function run({ backend, port }: ReturnType<typeof readOptions>): Promise<void> {
  const { uploadsPath } = defaults
  const target: ProxyOptions = {
    target: backend.origin,
    changeOrigin: true,
    configure: (proxy) =>
      proxy.on('error', (_error, _request, response) => {
        if ('headersSent' in response && !response.headersSent)
          response.writeHead(502, { [noBackendHeader]: '1' }).end()
      }),
  }
  const server = await createServer({
    mode: 'live',
    server: {
      ...(port === undefined ? {} : { port, strictPort: true }),
      proxy: {
        [endpoint]: { ...target, rewrite: (path) => path.replace(endpoint, backend.endpoint) },
        [uploadsPath]: { ...target, rewrite: (path) => backend.base + path },
      },
    },
  })
  await server.listen()
  server.printUrls()
  const { origin, base } = backend
  console.log(`
  Live: ${endpoint} goes to ${origin}${backend.endpoint}, ${uploadsPath} to ${origin}${base}${uploadsPath}.
  The console and the panel "Contract violations" show what breaks the contract.
`)
}

try {
  await run(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message.split('\n', 1)[0] : error)
  // A server that could not listen still watches files, which keeps the process alive.
  process.exit(2)
}
