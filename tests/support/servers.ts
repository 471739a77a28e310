/** The servers that some tests run against. A test whose server is missing says that it was skipped. */
import { spawnSync } from 'node:child_process'

/** Each program with the Debian package that has it. */
const packages = { nginx: 'nginx-light', openssl: 'openssl', php: 'php-cli', python3: 'python3' }

type Program = keyof typeof packages

/** Whether all these programs are on the PATH. */
export function isInstalled(...programs: Program[]): boolean {
  return programs.every((program) => spawnSync(program, ['--version']).error === undefined)
}

/** Installs those that are missing, where this process may: as root on Debian. */
export function provideServers(): void {
  const missing = (Object.keys(packages) as Program[]).filter((program) => !isInstalled(program))
  if (missing.length === 0 || process.getuid?.() !== 0) return
  const options = { stdio: 'ignore', timeout: 120_000 } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...missing.map((program) => packages[program])],
    options,
  )
}
