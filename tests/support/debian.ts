import { spawnSync } from 'node:child_process'

/** Only as root. Callers check whether it worked. */
export function installPackages(...names: string[]): void {
  if (process.getuid?.() !== 0) return
  for (const args of [['update'], ['install', '-y', ...names]])
    spawnSync('apt-get', args, { stdio: 'ignore', timeout: 300_000 })
}
