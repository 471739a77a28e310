import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BaseResolver, formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core'
import { parse } from 'yaml'
import { contractFile } from './contract.ts'

const configFile = fileURLToPath(new URL('../redocly.yaml', import.meta.url))

/** Checks references, the rules of redocly.yaml, and that users.yaml lists every operation. Prints errors. */
export async function lintContract(file = contractFile, resolver = new BaseResolver()): Promise<boolean> {
  const unlisted = unlistedOperations(file)
  for (const line of unlisted) console.error(line)
  // A renamed operation also leaves a broken reference, whose message is long.
  if (unlisted.length > 0) return false
  const config = await loadConfig({ configPath: configFile })
  const problems = await lint({ ref: file, config, externalRefResolver: resolver })
  if (problems.length > 0)
    formatProblems(problems, { format: 'codeframe', maxProblems: 20, totals: getTotals(problems), version: '' })
  return problems.length === 0
}

export function unlistedOperations(file = contractFile): string[] {
  const folder = join(dirname(file), 'paths')
  const { paths } = parse(readFileSync(file, 'utf8')) as { paths: Record<string, { $ref?: string }> }
  return readdirSync(folder).flatMap((name) => {
    const described = Object.keys(parse(readFileSync(join(folder, name), 'utf8')) as object)
    const refs = new Map(described.map((key) => [key, `paths/${name}#/${key}`]))
    const missing = Object.entries(paths).find(
      ([, { $ref }]) => $ref?.startsWith(`paths/${name}#/`) === true && ![...refs.values()].includes($ref),
    )
    const what = missing === undefined ? 'Add' : `It lists ${missing[0]}, which does not exist. Replace it with`
    return [...refs].flatMap(([key, $ref]) => {
      const path = `/api/users.php#${key}`
      return paths[path]?.$ref === $ref
        ? []
        : [`paths/${name} describes ${key}, but users.yaml does not list it. ${what}:\n  ${path}:\n    $ref: ${$ref}`]
    })
  })
}

if (import.meta.main && !(await lintContract(process.argv[2]))) process.exitCode = 1
