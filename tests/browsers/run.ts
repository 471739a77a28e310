/** `npm run test:browsers`. Installs missing browsers if possible. Without any browser the command fails. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { playwrightInstall } from '#tests/support/browser.ts'
import { installPackages } from '#tests/support/debian.ts'
import { findEngines, findInstalledFirefox, ownBuilds } from './engines.ts'

const program = (...parts: string[]) => join('node_modules', ...parts)

const run = (...args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0

for (const name of ['firefox', 'webkit'] as const) {
  const isHere = () => existsSync(ownBuilds[name].executablePath())
  if (!isHere()) playwrightInstall(name)
  if (!isHere()) console.log(`SKIPPED  Playwright's own ${name} cannot be installed here.`)
}
if (findInstalledFirefox() === undefined) installPackages('firefox-esr')
if (findInstalledFirefox() === undefined) console.log('SKIPPED  There is no installed Firefox here.')

const engines = findEngines()
if (engines.length === 0) {
  console.log('Nothing was tested. Install Firefox, or run: npx playwright install --with-deps firefox webkit')
  process.exitCode = 1
} else {
  console.log(`Tested in: ${engines.map(({ name }) => name).join(', ')}`)
  const results = [
    // In a process of its own: a build sets NODE_ENV, and component tests need React's development build.
    run(program('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'),
    run(program('vitest', 'vitest.mjs'), 'run', '--config', 'tests/browsers/vitest.config.ts'),
    run(program('playwright', 'cli.js'), 'test', '-c', 'tests/browsers/playwright.config.ts'),
  ]
  process.exitCode = results.every(Boolean) ? 0 : 1
}
