/** Stays after a run, and runs what failed again on Enter or when a file changes. Nothing is polled, nothing is written. */
import { EventEmitter, on } from 'node:events'
import { watch as watchFiles } from 'node:fs'
import { createInterface } from 'node:readline'
import { endpointId } from './findings.ts'
import type { Report } from './report.ts'
import type { Terminal } from './terminal.ts'

/** An editor saves in several steps. In milliseconds. */
const settleMs = 100

/**
 * Ends with the input: Ctrl+D, or a closed pipe. `judge` runs the given operations, or all. A change below `folder` also
 * starts a run, except while one is under way: a backend that writes a log beside its source would never rest.
 */
export async function watch(
  first: Report,
  { input, out, signal }: Terminal,
  judge: (only: string[] | undefined) => Promise<Report>,
  folder?: string,
): Promise<void> {
  const events = new EventEmitter<{ again: []; end: [] }>()
  const lines = createInterface({ input })
  lines.on('line', () => events.emit('again'))
  lines.on('close', () => events.emit('end'))
  signal?.addEventListener('abort', () => lines.close())
  let isRunning = false
  let timer: NodeJS.Timeout | undefined
  const changes = folder === undefined ? undefined : watchFiles(folder, { recursive: true })
  changes?.on('change', () => {
    if (isRunning) return
    clearTimeout(timer)
    timer = setTimeout(() => events.emit('again'), settleMs)
  })
  const change = folder === undefined ? '' : ` or a change below ${folder}`
  let failed = failedOf(first)
  const say = (): void => {
    out.write(`Enter${change} runs ${failed?.join(', ') ?? 'everything'} again; Ctrl+D ends.\n`)
  }
  const runs = on(events, 'again', { close: ['end'] })
  say()
  while ((await runs.next()).done !== true) {
    isRunning = true
    failed = failedOf(await judge(failed))
    isRunning = false
    say()
  }
  clearTimeout(timer)
  changes?.close()
}

function failedOf({ operations }: Report): string[] | undefined {
  const ids = operations.filter(
    ({ result, id }) => result !== 'conforms' && result !== 'not exercised' && id !== endpointId,
  )
  return ids.length === 0 ? undefined : ids.map(({ id }) => id)
}
