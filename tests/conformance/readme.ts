/** Keeps the list of rules in README.md: run it to write the list anew. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { rules } from './rules.ts'

const file = fileURLToPath(new URL('README.md', import.meta.url))
const block = /(<!-- rules: written by readme\.ts -->\n)[\s\S]*(<!-- end of rules -->)/

/** The README as it is, and as it should be. */
export async function readmes(): Promise<{ is: string; should: string }> {
  const is = readFileSync(file, 'utf8')
  const list = [...rules]
    .sort((a, b) => a.id.localeCompare(b.id))
    .map(({ id, level, title, why }) => `- **${id}** (${level}): ${title} ${why}`)
  const whole = is.replace(block, (_match, begin: string, end: string) => `${begin}\n${list.join('\n')}\n\n${end}`)
  return { is, should: await format(whole, { ...(await resolveConfig(file)), parser: 'markdown' }) }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, (await readmes()).should)
