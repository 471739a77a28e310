import { readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Terminal } from './terminal.ts'

const file = fileURLToPath(new URL('../.writes.json', import.meta.url))
const consents = z.record(z.string(), z.boolean())

export async function mayWrite({ host }: URL, { input, out }: Terminal): Promise<boolean> {
  if (input.isTTY !== true || out.isTTY !== true) return false
  const known = remembered()
  const decision = known[host]
  if (decision !== undefined) return decision
  out.write(
    `May this run write to ${host}: sign up customers, change settings and restore them, order transfers? [y/N] `,
  )
  const lines = createInterface({ input })
  const said = await lines.question('')
  lines.close()
  const allowed = /^y(es)?$/i.test(said.trim())
  try {
    writeFileSync(file, `${JSON.stringify({ ...known, [host]: allowed }, null, 2)}\n`)
  } catch {
    // An installed package may be read-only: the next run prompts again.
  }
  return allowed
}

function remembered(): Record<string, boolean> {
  try {
    return consents.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}
