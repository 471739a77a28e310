/** Builds a copy in a folder with signs of patterns, in another time zone and environment, and compares the bytes. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const copy = join(mkdtempSync(join(tmpdir(), 'rebuild-')), 'another', 'folder (1) [2] {a}')
const needed = ['index.html', 'package.json', 'vite.config.ts', 'tsconfig.json', 'build', 'src', 'mocks', 'public']

/** Without the bundler's own notes, which contain paths. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('.vite') && statSync(join(folder, file)).isFile())
    .sort()
}

try {
  for (const path of needed) cpSync(path, join(copy, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    { cwd: copy, env: { ...process.env, TZ: 'Pacific/Kiritimati', NODE_ENV: 'development' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stdout + stderr)
  const [first, second] = ['dist', join(copy, 'dist')].map((folder) => ({ folder, files: filesOf(folder) }))
  if (first === undefined || second === undefined) throw new Error('There are two builds.')
  const all = [...new Set([...first.files, ...second.files])]
  const different = all.filter(
    (file) =>
      !first.files.includes(file) ||
      !second.files.includes(file) ||
      !readFileSync(join(first.folder, file)).equals(readFileSync(join(second.folder, file))),
  )
  console.log(`${all.length} files, ${different.length} of them different`)
  if (different.length > 0) throw new Error(different.join('\n'))
} finally {
  rmSync(resolve(copy, '../..'), { recursive: true, force: true })
}
