/**
 * `npm run test:changed`: checks what differs from the last commit, or from the revision that is given. Lints the changed
 * files, checks types, runs the unit and component tests that import a changed file, directly or through others, and
 * names the browser tests of the domains concerned. `npm test` checks everything.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'

const [revision = 'HEAD'] = process.argv.slice(2)
const changed = [git('diff', '--name-only', revision), git('ls-files', '--others', '--exclude-standard')]
  .flatMap((text) => text.split('\n'))
  .filter((file) => file !== '' && existsSync(file))
const code = changed.filter((file) => /\.(tsx?|js)$/.test(file) && !/(^|\/)generated\//.test(file))

if (code.length === 0) console.log('No code differs.')
else {
  const tests = await affectedTests(code)
  const steps = [
    ['oxlint', '--no-error-on-unmatched-pattern', ...code],
    ['tsc'],
    ['tsc', '-p', 'src'],
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

/** The tests that import one of some files, directly or through others, and the tests among the files. */
async function affectedTests(files: readonly string[]): Promise<string[]> {
  const reaches = `^(${files.map((file) => file.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`
  const { output } = await cruise(['src', 'mocks', 'build', 'openapi', 'tests'], {
    reaches,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  })
  if (typeof output === 'string') throw new Error(output)
  return output.modules
    .map(({ source }) => source)
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('network'))
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
