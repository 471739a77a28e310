/** Sizes of the production build, after gzip -9, in KB of 1,000 bytes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fileOf } from '#build/pageFile.ts'
import { withImports } from '#build/withImports.ts'
import { pages, type PageEntry } from '#src/app/routing/pages.ts'
import { paths } from '#src/paths.ts'

export const dist = 'dist'

interface Chunk {
  file: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}

type Manifest = Record<string, Chunk>

export interface Weight {
  what: string
  kb: number
  limit: number
}

/** Every figure with a limit. A page's HTML file names the page's scripts. */
export function weights(): Weight[] {
  const ofPages = pages.flatMap((page) => {
    const file = fileOf(page)
    if (file === undefined) return []
    return { what: `JS of ${page.path}`, kb: total(scriptsIn(built(file))), limit: limitOf(page) }
  })
  return [...ofPages, { what: 'all JS', kb: total(scripts()), limit: 420 }]
}

/** From a page's opening until its network is idle. */
export function limitOf({ path, isPrerendered }: Pick<PageEntry, 'path' | 'isPrerendered'>): number {
  if (path === paths.auth.signIn()) return 161
  if (isPrerendered) return 175.5
  if (path === paths.dashboard.home()) return 212.5
  // Lists, files and dates are the largest controls; the profile has all of them.
  return path === paths.dashboard.profile() ? 265 : 254.4
}

export function scripts(): string[] {
  return readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `assets/${file}`)
}

/** What the router imports: pages, their layouts and the list of the dashboard's pages. */
export function pageScripts(): string[] {
  const manifest = readManifest()
  return Object.values(manifest)
    .filter(({ isEntry, src }) => isEntry === true || src?.endsWith('/dashboardModules.ts') === true)
    .flatMap(({ dynamicImports = [] }) => dynamicImports.flatMap((key) => manifest[key]?.file ?? []))
}

/** Scripts that import themselves, directly or through others. */
export function circular(): string[] {
  const manifest = readManifest()
  return Object.keys(manifest).filter((key) => closure(manifest, manifest[key]?.imports ?? []).has(key))
}

function scriptsIn(html: string): string[] {
  return [...new Set(html.match(/assets\/[^"]+\.js/g))]
}

function total(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + size(file), 0) / 1000
}

function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  return withImports(keys, (key) => manifest[key]?.imports)
}

function readManifest(): Manifest {
  return JSON.parse(built('.vite/manifest.json')) as Manifest
}

function built(file: string): string {
  const path = join(dist, file)
  if (!existsSync(path)) throw new Error('There is no production build: run `npm run build` first.')
  return readFileSync(path, 'utf8')
}

export function size(file: string, folder = dist): number {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
}
