/** Starts the independent backend (server.py), and says what the runner has to know of it. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Settings } from '#tests/conformance/context.ts'

const script = fileURLToPath(new URL('server.py', import.meta.url))

/** The interpreter, if this machine has one. */
export const python = ['python3', 'python'].find((command) => {
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' })
  return status === 0 && /^Python 3\.(\d\d)/.test(stdout)
})

const catalogueSchema = z.object({
  faults: z.array(z.object({ name: z.string(), class: z.string(), at: z.array(z.string()) })),
  unseen: z.record(z.string(), z.string()),
  variants: z.array(z.object({ name: z.string(), warned: z.boolean() })),
})

export type Catalogue = z.infer<typeof catalogueSchema>

/** The faults and variants that can be switched on. */
export function readCatalogue(): Catalogue {
  const { stdout } = spawnSync(python ?? 'python3', [script, '--list'], { encoding: 'utf8' })
  return catalogueSchema.parse(JSON.parse(stdout))
}

export interface Independent {
  /** What a run needs to judge a bank with these switches. The same name is the same bank. */
  settings: (name: string, switches: string) => Pick<Settings, 'endpoint' | 'accounts' | 'deadToken' | 'readCode'>
  close: () => Promise<void>
}

/** Starts the server. Rejects when there is no interpreter. */
export async function startIndependent(): Promise<Independent> {
  if (python === undefined) throw new Error('There is no Python 3.10 or newer on the PATH.')
  const child = spawn(python, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const { port } = z.object({ port: z.number() }).parse(JSON.parse(line))
  return {
    settings: (name, switches) => {
      const root = `http://127.0.0.1:${port}/${encodeURIComponent(name)}/${encodeURIComponent(switches)}`
      return {
        endpoint: new URL(`${root}/api/users.php`),
        accounts: [
          { kind: 'main', email: 'greta@bank.example', password: 'Greta-pass-word-1', pin: '4821' },
          { kind: 'second', email: 'otto@bank.example', password: 'Otto-pass-word-1' },
          { kind: 'unapproved', email: 'nils@bank.example', password: 'Nils-pass-word-1' },
          { kind: 'no-pin', email: 'pia@bank.example', password: 'Pia-pass-word-1' },
          { kind: 'authorization', email: 'arne@bank.example', password: 'Arne-pass-word-1', pin: '5520' },
        ],
        deadToken: 'ended-session-of-nobody',
        readCode: async (email, purpose) => {
          const response = await fetch(`${root}/mail?${new URLSearchParams({ email, purpose }).toString()}`)
          return response.ok ? await response.text() : undefined
        },
      }
    },
    close: async () => {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}
