import { execFile } from 'node:child_process'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin, ViteDevServer } from 'vite'

const run = promisify(execFile)

/** Neither derived files nor the released contract are sources. */
export function isContractSource(path: string): boolean {
  const name = path.replaceAll('\\', '/')
  return /^(users\.yaml|redocly\.yaml|(paths|schemas|components)\/.+\.yaml)$/.test(name)
}

async function runScript(root: string, args: string[]): Promise<{ isDone: boolean; output: string }> {
  try {
    const { stdout } = await run(process.execPath, args, { cwd: root })
    return { isDone: true, output: stdout.trim() }
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    return { isDone: false, output: [stdout, stderr].join('\n').trim() || String(error) }
  }
}

export function contractWatch(): Plugin {
  return {
    name: 'contract-watch',
    apply: 'serve',
    configureServer(server) {
      const folder = join(server.config.root, 'openapi')
      const generate = oneAtATime(() => generateAndCheck(server))
      server.watcher.add(folder)
      server.watcher.on('all', (_event, file) => {
        if (isContractSource(relative(folder, file))) generate()
      })
    },
  }
}

async function generateAndCheck(server: ViteDevServer): Promise<void> {
  const { root, logger } = server.config
  const fail = (what: string, output: string): void => {
    logger.error(`${what}\n${output}`, { timestamp: true })
    server.ws.send({ type: 'error', err: { message: `${what}\n${output}`, stack: '', plugin: 'contract-watch' } })
  }
  const generated = await runScript(root, ['openapi/tools/generate.ts'])
  if (!generated.isDone) {
    fail('The contract has an error; nothing was generated.', generated.output)
    return
  }
  logger.info(generated.output, { timestamp: true })
  const types = await runScript(root, ['node_modules/typescript/bin/tsc', '--pretty', 'false'])
  if (!types.isDone) fail('The changed contract causes type errors.', types.output)
}

/** Runs a task once for changes in quick succession, and once more for those made while it runs. */
export function oneAtATime(task: () => Promise<void>, waitMs = 200): () => void {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false
  const start = (): void => {
    if (running !== undefined) {
      isWanted = true
      return
    }
    running = task().finally(() => {
      running = undefined
      if (isWanted) {
        isWanted = false
        start()
      }
    })
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(start, waitMs)
  }
}
