import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format } from 'oxfmt'
import { premises } from './premises.ts'
import { ruleLine, topics } from './rules.ts'

const file = fileURLToPath(new URL('README.md', import.meta.url))
const block = /(<!-- rules: written by readme\.ts -->\n)[\s\S]*(<!-- end of rules -->)/

export async function readmes(): Promise<{ is: string; should: string }> {
  const is = readFileSync(file, 'utf8')
  const list = topics.map(({ title, rules }) => {
    const lines = rules.map((rule) =>
      rule.restsOn === undefined ? ruleLine(rule) : `${ruleLine(rule)} _Rests on: ${rule.restsOn.join(', ')}._`,
    )
    return `### ${title}\n\n${lines.join('\n')}`
  })
  const proofs = Object.entries(premises).map(([name, proof]) => `- _${name}_: ${proof}.`)
  const text = [
    'The premises of a rule are proven first. If one is false, the rule is skipped, and the report gives the reason:',
    proofs.join('\n'),
    ...list,
  ].join('\n\n')
  const { code } = await format(file, text)
  return { is, should: is.replace(block, (_match, begin: string, end: string) => `${begin}\n${code}\n${end}`) }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, (await readmes()).should)
