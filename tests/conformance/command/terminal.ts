import { createInterface } from 'node:readline/promises'
import type { WriteStream } from 'node:tty'

export interface Terminal {
  out: Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean }
  err: Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean }
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  signal?: AbortSignal
}

/** Asks at a terminal. Without one the flag is enough. */
export async function mayWrite({ host }: URL, { input, out, signal }: Terminal): Promise<boolean> {
  if (input.isTTY !== true || out.isTTY !== true) return true
  out.write(`May this run sign up customers, change settings and move money at ${host}? [y/N] `)
  const lines = createInterface({ input })
  const ended = new Promise<string>((resolve) => {
    lines.once('close', () => resolve(''))
    signal?.addEventListener('abort', () => resolve(''))
  })
  const reply = await Promise.race([lines.question(''), ended])
  lines.close()
  return /^y(es)?$/i.test(reply.trim())
}

export interface Progress {
  show: (done: number, total: number, doing: string) => void
  clear: () => void
}

const width = 24
const pauseMs = 60

export function createProgress(stream: Pick<WriteStream, 'write'> & { isTTY?: boolean }): Progress {
  if (stream.isTTY !== true) return { show: () => undefined, clear: () => undefined }
  let last = 0
  return {
    show: (done, total, doing) => {
      const now = performance.now()
      if (now - last < pauseMs) return
      last = now
      const full = Math.round((done / Math.max(total, 1)) * width)
      stream.write(`\r\u001b[K[${'#'.repeat(full)}${' '.repeat(width - full)}] ${done}/${total} ${doing}`)
    },
    clear: () => {
      stream.write('\r\u001b[K')
    },
  }
}
