import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core'
import { parse } from 'yaml'
import { contractFile } from './contract.ts'

const configFile = fileURLToPath(new URL('../redocly.yaml', import.meta.url))

/**
 * Checks the contract: its references, the rules of redocly.yaml, and that users.yaml lists every operation. Prints what is
 * wrong, with file and line, and returns whether it is in order.
 */
export async function lintContract(file = contractFile): Promise<boolean> {
  const problems = await lint({ ref: file, config: await loadConfig({ configPath: configFile }) })
  if (problems.length > 0)
    formatProblems(problems, { format: 'codeframe', maxProblems: 20, totals: getTotals(problems), version: '' })
  const unlisted = unlistedOperations(file)
  for (const line of unlisted) console.error(line)
  return problems.length === 0 && unlisted.length === 0
}

/** The operations of the files in paths/ that the contract's main file does not list, each with the lines to add. */
export function unlistedOperations(file = contractFile): string[] {
  const folder = join(dirname(file), 'paths')
  const main = parse(readFileSync(file, 'utf8')) as { paths: Record<string, { $ref?: string }> }
  return readdirSync(folder).flatMap((name) =>
    Object.keys(parse(readFileSync(join(folder, name), 'utf8')) as object).flatMap((key) => {
      const path = `/api/users.php#${key}`
      const $ref = `paths/${name}#/${key}`
      return main.paths[path]?.$ref === $ref
        ? []
        : [`paths/${name} describes ${key}, but users.yaml does not list it. Add:\n  ${path}:\n    $ref: ${$ref}`]
    }),
  )
}

if (import.meta.main && !(await lintContract())) process.exitCode = 1
