/** A failure in this temporary folder leaves the project unchanged. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface FileChanges {
  added: string[]
  changed: string[]
  removed: string[]
}

/** A folder that looks like the project to a generator: its packages and sources, without the `derived` files. */
export function createStaging(root: string, derived: readonly string[]): string {
  const staging = mkdtempSync(join(tmpdir(), 'contract-'))
  const omitted = derived.map((path) => join(root, path))
  for (const name of ['package.json', 'tsconfig.json', 'src', 'mocks'])
    cpSync(join(root, name), join(staging, name), { recursive: true, filter: (path) => !omitted.includes(path) })
  // Windows makes junctions without special rights.
  symlinkSync(join(root, 'node_modules'), join(staging, 'node_modules'), 'junction')
  return staging
}

export function removeStaging(staging: string): void {
  rmSync(staging, { recursive: true, force: true })
}

export function changesBetween(root: string, staging: string, derived: readonly string[]): FileChanges {
  const before = contents(root, derived)
  const after = contents(staging, derived)
  return {
    added: [...after.keys()].filter((path) => !before.has(path)),
    changed: [...after].filter(([path, text]) => before.has(path) && before.get(path) !== text).map(([path]) => path),
    removed: [...before.keys()].filter((path) => !after.has(path)),
  }
}

export function applyChanges(root: string, staging: string, { added, changed, removed }: FileChanges): void {
  for (const path of [...added, ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), readFileSync(join(staging, path)))
  }
  for (const path of removed) rmSync(join(root, path))
}

function filesBelow(base: string, path: string): string[] {
  const full = join(base, path)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full).flatMap((entry) => filesBelow(base, `${path}/${entry}`))
}

function contents(base: string, paths: readonly string[]): Map<string, string> {
  return new Map(
    paths.flatMap((path) => filesBelow(base, path)).map((path) => [path, readFileSync(join(base, path), 'utf8')]),
  )
}
