/** A test whose server is missing reports that it was skipped. */
import { spawnSync } from 'node:child_process'
import { installPackages } from './debian.ts'

const packages = { nginx: 'nginx-light', openssl: 'openssl', php: 'php-cli', python3: 'python3' }

type Program = keyof typeof packages

export function isInstalled(...programs: Program[]): boolean {
  return programs.every((program) => spawnSync(program, ['--version']).error === undefined)
}

/** Installs missing programs if possible. */
export function provideServers(programs = Object.keys(packages) as Program[]): void {
  const missing = programs.filter((program) => !isInstalled(program))
  const names = missing.map((program) => packages[program])
  if (names.length > 0) installPackages(...names)
}
