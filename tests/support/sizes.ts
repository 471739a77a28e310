/** What the production build weighs. Sizes are bytes after gzip -9, in KB of 1,000 bytes. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export const dist = 'dist'

type Manifest = Record<string, { file: string; name?: string; imports?: string[]; isEntry?: boolean }>

export interface Weight {
  what: string
  kb: number
  /** More than this fails the tests. */
  limit: number
  /** What it is meant to weigh. */
  goal: number
}

/** Every figure that has a limit. Throws an Error when the build has no entry. */
export function weights(): Weight[] {
  const manifest = readManifest()
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error('The build has no entry.')
  const shell = 'src/app/DashboardRoutes.tsx'
  const checker = 'src/api/generated/answerSchemas.ts'
  const screens = Object.keys(manifest).filter((key) => /\/pages\/\w+Page\.tsx$/.test(key))
  return [
    // Sign-in travels with the entry. Any other screen is counted with all that its first visit loads.
    { what: 'JS to sign in', kb: kb(manifest, [entry]), limit: 165, goal: 155 },
    ...screens.map((screen) => ({
      what: `JS of ${screen.replace(/.*\//, '')}, cold`,
      kb: kb(manifest, [entry, screen, checker, ...(screen.includes('/auth/') ? [] : [shell])]),
      limit: 260,
      goal: 210,
    })),
    {
      what: 'all JS',
      kb: scripts().reduce((sum, file) => sum + size(`assets/${file}`), 0) / 1000,
      limit: 360,
      goal: 360,
    },
  ]
}

/** The names of the build's scripts. */
export function scripts(): string[] {
  return readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
}

/** The scripts of the build that are imported by what they import. */
export function circular(): string[] {
  const manifest = readManifest()
  return Object.keys(manifest).filter((key) => loadedBy(manifest, manifest[key]?.imports ?? []).has(key))
}

/** The weight of some chunks and all that they import, each counted once. */
function kb(manifest: Manifest, keys: string[]): number {
  const files = new Set([...loadedBy(manifest, keys)].flatMap((key) => manifest[key]?.file ?? []))
  return [...files].reduce((sum, file) => sum + size(file), 0) / 1000
}

/** Some chunks and all that they import. */
function loadedBy(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set(keys)
  // A set that grows while it is walked through is walked through to its end.
  for (const key of seen) for (const imported of manifest[key]?.imports ?? []) seen.add(imported)
  return seen
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
}

function size(file: string): number {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
}
