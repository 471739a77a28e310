import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'oxfmt'
import { ruleLine, topics } from './rules.ts'

const file = fileURLToPath(new URL('README.md', import.meta.url))
const block = /(<!-- rules: written by readme\.ts -->\n)[\s\S]*(<!-- end of rules -->)/

export async function readmes(): Promise<{ is: string; should: string }> {
  const is = readFileSync(file, 'utf8')
  const list = topics.map(({ title, rules }) => `### ${title}\n\n${rules.map(ruleLine).join('\n')}`)
  const { code } = await format(file, list.join('\n\n'))
  return { is, should: is.replace(block, (_match, begin: string, end: string) => `${begin}\n${code}\n${end}`) }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, (await readmes()).should)
