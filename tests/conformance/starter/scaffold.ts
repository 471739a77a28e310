/** `npm run conformance:scaffold -- FILE` writes a start in PHP: users.php with the operations of the contract. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadContract, operationsOf, requestOf, type Contract } from '#openapi/tools/contract.ts'

const template = fileURLToPath(new URL('users.php', import.meta.url))

export function starterOf(contract: Contract): string {
  const posts = new Map(Object.values(contract.paths).map(({ post }) => [post.operationId, post]))
  const rows = operationsOf(contract).map(({ id, query, fields, session }) => {
    const post = posts.get(id)
    const required = (post && requestOf(contract, post)?.schema.required) ?? []
    const [example] = Object.values(post?.responses['200']?.content?.['application/json']?.examples ?? {})
    const row = {
      query,
      form: fields,
      session,
      required: required.filter((name) => name !== 'token' && fields[name] === undefined),
      example: JSON.stringify(example?.value),
    }
    return `    // ${post?.summary ?? ''}\n    '${id}' => ${phpOf(row)},\n`
  })
  return readFileSync(template, 'utf8').replace('/* operations */ []', () => `[\n${rows.join('')}]`)
}

type Plain = string | readonly string[] | { readonly [name: string]: Plain }

function phpOf(value: Plain): string {
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`
  const entries = Array.isArray(value)
    ? value.map(phpOf)
    : Object.entries(value).map(([name, entry]) => `${phpOf(name)} => ${phpOf(entry)}`)
  return `[${entries.join(', ')}]`
}

if (import.meta.main) {
  const [file, ...others] = process.argv.slice(2)
  try {
    if (file === undefined || file.startsWith('-') || others.length > 0)
      throw new Error('Usage: npm run conformance:scaffold -- FILE   writes a start in PHP to a new file.')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, starterOf(await loadContract()), { flag: 'wx' })
    console.log(`Written. To start it: php -S 127.0.0.1:8000 ${file}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 2
  }
}
