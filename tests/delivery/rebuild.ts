/** Builds a copy in a folder with signs of patterns, in another time zone and environment, and compares the bytes. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const copy = join(mkdtempSync(join(tmpdir(), 'rebuild-')), 'another', 'folder (1) [2] {a}')
const configurations = ['package.json', 'vite.config.ts', 'tsconfig.json', 'lingui.config.ts']
const needed = [...configurations, 'index.html', 'build', 'src', 'mocks', 'public']

/** By path, without the bundler's own notes, which contain paths. */
function bytesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('.vite') && statSync(join(folder, file)).isFile())
    .sort()
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'latin1')]))
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
  const first = bytesOf('dist')
  const second = bytesOf(join(copy, 'dist'))
  const all = [...new Set([...first.keys(), ...second.keys()])]
  const different = all.filter((file) => first.get(file) !== second.get(file))
  console.log(`${all.length} files, ${different.length} of them different`)
  if (different.length > 0) throw new Error(different.join('\n'))
} finally {
  rmSync(resolve(copy, '../..'), { recursive: true, force: true })
}
