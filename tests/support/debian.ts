import { spawnSync } from 'node:child_process'

/** Installs packages of Debian, where this process may: as root. Whether it could shows by what is here afterwards. */
export function installPackages(...names: string[]): void {
  if (process.getuid?.() !== 0) return
  for (const args of [['update'], ['install', '-y', ...names]])
    spawnSync('apt-get', args, { stdio: 'ignore', timeout: 300_000 })
}
