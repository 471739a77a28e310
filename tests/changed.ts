/** `npm run test:changed` checks what differs from a revision, by default the last commit; `npm test` everything. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'

/** Minutes of runs against broken banks, which nearly every change of the contract would start. That of the intact bank is short. */
const runnersTests = /^tests\/conformance\/(?!intact).*\.test\.ts$/

/** With more files the whole project is linted, since Windows limits the length of a command. */
const mostArguments = 150

const overEveryPage = /\/(accessibility|autocomplete|operability|shell)\.spec\.ts$/
const accompanying = /\.(test|test-d|stories)\.tsx?$|\.md$|(^|\/)generated\/|^openapi\/users(\.wire)?\.yaml$/
const inTheApp =
  /^(src|mocks|build|public|openapi|index\.html|vite\.config\.ts|package-lock\.json|tests\/((e2e\/)?support\/|playwright))/

const bundled = /^(src\/|build\/|index\.html|vite\.config\.ts|package-lock\.json)/

if (import.meta.main) await checkChanged(process.argv[2] ?? 'HEAD')

async function checkChanged(revision: string): Promise<void> {
  if (spawnSync('git', ['rev-parse', '--quiet', '--verify', `${revision}^{commit}`]).status !== 0) {
    console.error(`"${revision}" is not a revision. Usage: npm run test:changed -- [REVISION]`)
    process.exitCode = 2
    return
  }
  const changed = [git('diff', '--name-only', revision), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((text) => text.split('\n'))
    .filter((file) => file !== '')
  const present = changed.filter((file) => existsSync(file))
  const isCode = (file: string): boolean => /\.(tsx?|js)$/.test(file)
  if (changed.length === 0) {
    console.log('Nothing differs.')
    return
  }
  const affected = present.some(isCode) ? await affectedFiles(present.filter(isCode)) : []
  const affectedTests = affected.filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/delivery/'))
  const isRunners = changed.some((file) => file.startsWith('tests/conformance/'))
  const tests = affectedTests.filter((file) => isRunners || !runnersTests.test(file))
  // Importers of a removed file are unknown.
  const isPartial = present.length === changed.length && affected.length <= mostArguments
  const steps = [
    ...(present.length > 0 ? [['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...present]] : []),
    ...(changed.some((file) => /^(openapi\/|orval)/.test(file))
      ? [['node', 'openapi/tools/generate.ts', '--check']]
      : []),
    ...(changed.some(isCode) ? [['oxlint', '--no-error-on-unmatched-pattern', ...(isPartial ? affected : [])]] : []),
    ...(changed.some(isCode) ? [['depcruise', 'src', 'mocks', 'build', 'openapi', 'tests'], ['knip']] : []),
    ...(tests.length > 0 ? [['vitest', 'run', '--project=node', '--project=browser', ...tests]] : []),
    ...(changed.some((file) => bundled.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
      ? [
          ['vite', 'build', '--logLevel', 'warn'],
          ['node', 'tests/delivery/budgets.ts'],
        ]
      : []),
  ]
  const isPassed = steps.map(([program = '', ...args]) => run(program, args)).every(Boolean)
  const specs = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
    .map((file) => join('tests/e2e', file).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.spec.ts'))
  const concerned = browserTests(changed, specs)
  const left = [
    ...(concerned.length > 0
      ? [`npm run test:e2e${concerned.length === specs.length ? '' : ` -- ${concerned.join(' ')}`}`]
      : []),
    ...(tests.length < affectedTests.length ? ['npm run test:unit -- tests/conformance'] : []),
  ]
  const verdict = isPassed ? 'What was run has passed.' : 'FAILED.'
  console.log([verdict, ...left.map((command) => `NOT RUN: ${command}`)].join('\n'))
  process.exitCode = isPassed ? 0 : 1
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' })
}

/** oxlint checks types in the given files only, so their importers are added. */
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

/**
 * A domain's files affect the specs of its name and those that open every page, any other source file all specs. What
 * accompanies each change of the contract affects none.
 */
export function browserTests(files: readonly string[], specs: readonly string[]): string[] {
  const found = new Set(files.filter((file) => specs.includes(file)))
  for (const file of files.filter((name) => !accompanying.test(name))) {
    const domain = /^(?:src\/features|mocks\/handlers|openapi\/(?:paths|schemas))\/([a-z-]+)/.exec(file)?.[1]
    if (domain !== undefined && specs.some((spec) => spec.includes(`/${domain}`))) {
      for (const spec of specs) if (spec.includes(`/${domain}`) || overEveryPage.test(spec)) found.add(spec)
    } else if (inTheApp.test(file)) return [...specs]
  }
  return [...found]
}

function run(program: string, args: readonly string[]): boolean {
  const shell = process.platform === 'win32'
  console.log(`> ${program}`)
  return spawnSync(join('node_modules', '.bin', program), args, { stdio: 'inherit', shell }).status === 0
}
