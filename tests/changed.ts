/**
 * `npm run test:changed`: checks what differs from the last commit, or from the revision that is given. Lints the changed
 * files and those that import one, directly or through others, runs the unit and component tests among them, and names the
 * browser tests of the domains concerned. `npm test` checks everything.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'

/** More files are nearly the whole project, which is then linted, and too long a command for Windows. */
const mostArguments = 150

const [revision = 'HEAD'] = process.argv.slice(2)
const changed = [git('diff', '--name-only', revision), git('ls-files', '--others', '--exclude-standard')]
  .flatMap((text) => text.split('\n'))
  .filter((file) => /\.(tsx?|js)$/.test(file))
const code = changed.filter((file) => existsSync(file))

if (changed.length === 0) console.log('No code differs.')
else {
  const affected = await affectedFiles(code)
  const tests = affected.filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('network'))
  // Who imported a file that has been removed is not known.
  const isPartial = code.length === changed.length && affected.length <= mostArguments
  const steps = [
    ['oxlint', '--no-error-on-unmatched-pattern', ...(isPartial ? affected : [])],
    ...(tests.length > 0 ? [['vitest', 'run', '--project=node', '--project=browser', ...tests]] : []),
  ]
  const isPassed = steps.every(([program = '', ...args]) => run(program, args))
  const specs = browserTests(code)
  if (specs.length > 0) console.log(`Browser tests of what differs: npm run test:e2e -- ${specs.join(' ')}`)
  process.exitCode = isPassed ? 0 : 1
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' })
}

/**
 * Some files and those that import one, directly or through others, generated code aside. oxlint checks the types of the files
 * that it is given and of no others: of the changed files alone it would not see an importer that no longer compiles. It
 * takes the nearest tsconfig.json, so that code of the browser has no types of Node, and `tsc` would only repeat its work.
 */
async function affectedFiles(files: readonly string[]): Promise<string[]> {
  const reaches = `^(${files.map((file) => file.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`
  const { output } = await cruise(['src', 'mocks', 'build', 'openapi', 'tests'], {
    reaches,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  })
  if (typeof output === 'string') throw new Error(output)
  const importers = output.modules.map(({ source }) => source)
  return [...new Set([...files, ...importers])].filter((file) => !/(^|\/)generated\//.test(file))
}

/** The browser tests whose file has the name of a domain that a changed file belongs to. */
function browserTests(files: readonly string[]): string[] {
  const domains = new Set(
    files.flatMap((file) => /^(?:src\/features|mocks\/handlers)\/([a-z-]+)/.exec(file)?.[1] ?? []),
  )
  return readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
    .map((file) => join('tests/e2e', file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.spec.ts'))
    .filter((file) => files.includes(file) || [...domains].some((domain) => file.includes(`/${domain}`)))
}

function run(program: string, args: readonly string[]): boolean {
  const shell = process.platform === 'win32'
  console.log(`> ${program}`)
  return spawnSync(join('node_modules', '.bin', program), args, { stdio: 'inherit', shell }).status === 0
}
