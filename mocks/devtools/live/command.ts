/** `npm run dev:live -- --api http://host:port`: the app on the development server, on a running backend. */
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { defaults } from '#src/config.ts'

const usage = 'Usage: npm run dev:live -- --api http://host:port [--port N]'

/** The backend's origin. Throws an Error with one plain line when the flags do not name one. */
function readOptions(args: string[]): { api: string; port: number | undefined } {
  const { values } = parseArgs({ args, options: { api: { type: 'string' }, port: { type: 'string' } } })
  const { api, port } = values
  if (api === undefined) throw new Error(`Say where the backend is. ${usage}`)
  const url = URL.parse(api)
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(`"${api}" is no http or https address. ${usage}`)
  if (url.pathname !== '/' || url.search !== '')
    throw new Error(`Give the origin only, without a path: ${url.origin}. The app adds /api/users.php itself.`)
  if (port !== undefined && !/^\d{1,5}$/.test(port)) throw new Error(`--port takes a number, not "${port}".`)
  return { api: url.origin, port: port === undefined ? undefined : Number(port) }
}

async function run({ api, port }: ReturnType<typeof readOptions>): Promise<void> {
  const target = { target: api, changeOrigin: true }
  const server = await createServer({
    mode: 'live',
    server: {
      ...(port === undefined ? {} : { port, strictPort: true }),
      proxy: { '/api': target, [defaults.uploadsPath]: target },
    },
  })
  await server.listen()
  server.printUrls()
  console.log(`\n  Live: /api and ${defaults.uploadsPath} go to ${api}. The panel "Live traffic" shows each call.\n`)
}

try {
  await run(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message.split('\n', 1)[0] : error)
  process.exitCode = 2
}
