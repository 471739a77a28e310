/** The servers that some tests run against. A test whose server is missing says that it was skipped. */
import { spawnSync } from 'node:child_process'
import { installPackages } from './debian.ts'

/** Each program with the Debian package that has it. */
const packages = { nginx: 'nginx-light', openssl: 'openssl', php: 'php-cli', python3: 'python3' }

type Program = keyof typeof packages

/** Whether all these programs are on the PATH. */
export function isInstalled(...programs: Program[]): boolean {
  return programs.every((program) => spawnSync(program, ['--version']).error === undefined)
}

/** Installs those of some programs, or of all, that are missing, where that is possible. */
export function provideServers(programs = Object.keys(packages) as Program[]): void {
  const missing = programs.filter((program) => !isInstalled(program))
  if (missing.length > 0) installPackages(...missing.map((program) => packages[program]))
}
