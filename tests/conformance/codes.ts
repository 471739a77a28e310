import { spawn } from 'node:child_process'
import type { CodeReader } from './context.ts'
import { UsageError } from './options.ts'

/** The command prints the last code for $CODE_EMAIL and $CODE_PURPOSE. */
export function commandReader(command: string): CodeReader {
  return (email, purpose) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, {
        shell: true,
        env: { ...process.env, CODE_EMAIL: email, CODE_PURPOSE: purpose },
        stdio: ['ignore', 'pipe', 'inherit'],
        timeout: 30_000,
      })
      const chunks: Buffer[] = []
      child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
      child.on('error', () => resolve(undefined))
      child.on('close', (status) => {
        if (status === 126 || status === 127)
          reject(new UsageError(`--code-command cannot be run: exit code ${status}.`))
        const code = Buffer.concat(chunks).toString().trim()
        resolve(status === 0 && code !== '' ? code : undefined)
      })
    })
}
