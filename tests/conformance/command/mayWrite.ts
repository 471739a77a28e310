import { createInterface } from 'node:readline/promises'
import type { Terminal } from './terminal.ts'

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
