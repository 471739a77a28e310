import { EventEmitter, on } from 'node:events'
import { readdirSync, watch as watchFolder, type FSWatcher } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { endpointId } from '#tests/conformance/findings.ts'
import type { Report } from '#tests/conformance/reports/report.ts'
import type { Terminal } from './terminal.ts'

/** Milliseconds. An editor saves in several steps. */
const settleMs = 100

/** Ends with the input (Ctrl+D). Ignores changes below the folders during a run, such as a log of the backend. */
export async function watch(
  first: Report,
  { input, out, signal }: Terminal,
  judge: (only: string[] | undefined) => Promise<Report>,
  folders: readonly string[] = [],
): Promise<void> {
  const events = new EventEmitter<{ again: []; end: [] }>()
  const lines = createInterface({ input })
  lines.on('line', () => events.emit('again'))
  lines.on('close', () => events.emit('end'))
  signal?.addEventListener('abort', () => lines.close())
  let isRunning = false
  let timer: NodeJS.Timeout | undefined
  const onChange = (): void => {
    if (isRunning) return
    clearTimeout(timer)
    timer = setTimeout(() => events.emit('again'), settleMs)
  }
  const watches = folders.map((folder) => watchBelow(folder, onChange))
  const change = folders.length === 0 ? '' : ` or a change below ${folders.join(' or ')}`
  let failed = failedOf(first)
  const say = (): void => {
    out.write(`Enter${change} runs ${failed?.join(', ') ?? 'everything'} again; Ctrl+D ends.\n`)
  }
  const runs = on(events, 'again', { close: ['end'] })
  say()
  while ((await runs.next()).done !== true) {
    isRunning = true
    failed = failedOf(await judge(failed))
    if (folders.length > 0) await pause(settleMs)
    isRunning = false
    say()
  }
  clearTimeout(timer)
  for (const stop of watches) stop()
  out.write('The input has ended, and so does the watch.\n')
}

/** On Linux Node's recursive watch loses a file that an editor replaces, so each folder has a watch. */
function watchBelow(folder: string, onChange: () => void): () => void {
  const watches = new Map<string, FSWatcher>()
  const close = (path: string): void => {
    watches.get(path)?.close()
    watches.delete(path)
  }
  const watchAll = (): void => {
    const folders = foldersBelow(folder)
    for (const path of watches.keys()) if (!folders.includes(path)) close(path)
    for (const path of folders)
      if (!watches.has(path))
        watches.set(
          path,
          watchFolder(path, onEvent).on('error', () => close(path)),
        )
  }
  const onEvent = (event: string): void => {
    // It may be a folder that was added, removed or replaced.
    if (event === 'rename') watchAll()
    onChange()
  }
  watchAll()
  return () => {
    for (const path of [...watches.keys()]) close(path)
  }
}

function foldersBelow(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory() && !/^(\.git|node_modules|vendor)$/.test(entry.name))
    return [folder, ...folders.flatMap(({ name }) => foldersBelow(join(folder, name)))]
  } catch {
    return []
  }
}

function failedOf({ operations }: Report): string[] | undefined {
  const ids = operations.filter(
    ({ result, id }) => result !== 'conforms' && result !== 'not exercised' && id !== endpointId,
  )
  return ids.length === 0 ? undefined : ids.map(({ id }) => id)
}
