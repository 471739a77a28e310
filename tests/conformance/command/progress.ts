import type { WriteStream } from 'node:tty'

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
