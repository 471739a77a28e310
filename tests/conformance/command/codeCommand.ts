import { spawn } from 'node:child_process'
import type { CodeReader } from '#tests/conformance/context.ts'
import { UsageError } from './options.ts'

/** How the command failed the last time, if it did. */
export const codeFailure: { text?: string } = {}

/** The command prints the last code for $CODE_EMAIL and $CODE_PURPOSE. */
export function commandReader(command: string): CodeReader {
  return (email, purpose) =>
    new Promise((resolve, reject) => {
      const child = spawn(command, {
        shell: true,
        env: { ...process.env, CODE_EMAIL: email, CODE_PURPOSE: purpose },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: 30_000,
      })
      const chunks: Buffer[] = []
      const errors: Buffer[] = []
      child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
      child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
      child.on('error', () => resolve(undefined))
      child.on('close', (status) => {
        const said = Buffer.concat(errors).toString().trim()
        if (status === 0) delete codeFailure.text
        else codeFailure.text = [`exit code ${status ?? 'none'}`, said.slice(-300)].filter(Boolean).join(': ')
        if (status === 126 || status === 127)
          reject(new UsageError(`--code-command cannot be run: ${codeFailure.text ?? ''}`))
        const code = Buffer.concat(chunks).toString().trim()
        resolve(status === 0 && code !== '' ? code : undefined)
      })
    })
}
