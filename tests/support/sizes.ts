/** What the production build weighs. Sizes are bytes after gzip -9, in KB of 1,000 bytes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { withImports } from '#build/withImports.ts'

export const dist = 'dist'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}

type Manifest = Record<string, Chunk>

export interface Weight {
  what: string
  kb: number
  /** More than this fails the tests. */
  limit: number
}

/** Every figure that has a limit. Throws an Error when the build has no entry. */
export function weights(): Weight[] {
  const manifest = readManifest()
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error('The build has no entry.')
  return [
    // Sign-in is part of the entry.
    { what: 'JS to sign in', kb: kb(manifest, [entry]), limit: 165 },
    ...lazyModules(manifest)
      .filter(isRoute)
      .map((route) => ({
        what: `JS of ${route.replace('src/features/', '')}, cold`,
        kb: kb(manifest, [entry, ...loadedWith(manifest, route)]),
        limit: route.endsWith('/HomePage.tsx') ? 229 : 272,
      })),
    { what: 'all JS', kb: scripts().reduce((sum, file) => sum + size(`assets/${file}`), 0) / 1000, limit: 420 },
  ]
}

/** The names of the build's scripts. */
export function scripts(): string[] {
  return readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
}

/** The scripts of the pages and of what starts their queries. */
export function pageScripts(): string[] {
  const manifest = readManifest()
  return lazyModules(manifest)
    .filter((module) => isRoute(module) || isPrefetch(module))
    .flatMap((module) => manifest[module]?.file ?? [])
}

/** The scripts of the build that import themselves, directly or through others. */
export function circular(): string[] {
  const manifest = readManifest()
  return Object.keys(manifest).filter((key) => closure(manifest, manifest[key]?.imports ?? []).has(key))
}

/** The modules of our own that are imported dynamically, by their path in the project. */
function lazyModules(manifest: Manifest): string[] {
  const targets = Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports)
  return [...new Set(targets)].filter((key) => key.startsWith('src/')).sort()
}

/** Pages, and features that bring their pages in one piece. */
function isRoute(module: string): boolean {
  return /^src\/features\/[^/]+\/(pages\/[^/]+|[^/]+)$/.test(module) && !isPrefetch(module)
}

function isPrefetch(module: string): boolean {
  return /^src\/features\/[^/]+\/prefetch\.ts$/.test(module)
}

/** No first visit loads them: reports where the operator has an address for them, the list of keys when it is opened. */
const onDemand = ['src/boot/errorReports.ts', 'src/app/shortcuts/ShortcutsDialog.tsx']

/**
 * The lazy modules that the first visit of a route loads: the route, what its feature prefetches, and the layout around
 * it. This is an upper bound: which layout a route has is not in the manifest, so that all of src/app and src/api count
 * for every route outside src/features/auth.
 */
function loadedWith(manifest: Manifest, route: string): string[] {
  const feature = route.split('/').slice(0, 3).join('/')
  const isAuth = feature === 'src/features/auth'
  return lazyModules(manifest).filter(
    (module) =>
      module === route ||
      (isPrefetch(module) && module.startsWith(`${feature}/`)) ||
      module.startsWith('src/api/') ||
      (!isAuth && module.startsWith('src/app/') && !onDemand.includes(module)),
  )
}

/** The weight of some chunks and all that they import, each file counted once. */
function kb(manifest: Manifest, keys: string[]): number {
  const files = new Set([...closure(manifest, keys)].flatMap((key) => manifest[key]?.file ?? []))
  return [...files].reduce((sum, file) => sum + size(file), 0) / 1000
}

/** Some chunks and all that they import statically. */
function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  return withImports(keys, (key) => manifest[key]?.imports)
}

/** Throws an Error that says what to do when there is no build. */
function readManifest(): Manifest {
  const path = join(dist, '.vite/manifest.json')
  if (!existsSync(path)) throw new Error('There is no production build: run `npm run build` first.')
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest
}

/** The size of a file of the build, in bytes. */
export function size(file: string, folder = dist): number {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
}
