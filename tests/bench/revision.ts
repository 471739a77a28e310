import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface Revision {
  dist: string
  remove: () => void
}

/** In a temporary work tree. Packages are installed there only if they differ. */
export function buildRevision(revision: string): Revision {
  const tree = join(mkdtempSync(join(tmpdir(), 'revision-')), 'tree')
  execFileSync('git', ['worktree', 'add', '--detach', tree, revision], { stdio: 'ignore' })
  const lockIn = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lockIn(tree) === lockIn('.')) symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction')
  else {
    // A build has set NODE_ENV to production, with which npm leaves out vite.
    execFileSync('npm', ['ci', '--include=dev'], { cwd: tree, stdio: 'ignore', shell: process.platform === 'win32' })
  }
  const vite = join(tree, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: tree, stdio: 'inherit' })
  return {
    dist: join(tree, 'dist'),
    remove: () => execFileSync('git', ['worktree', 'remove', '--force', tree], { stdio: 'ignore' }),
  }
}
