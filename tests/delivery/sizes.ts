/** Sizes of the production build, after gzip -9, in KB of 1,000 bytes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { withImports } from '#build/pageFiles.ts'
import { modulesOf, pages, type PageEntry } from '#src/app/routing/pages.ts'
import { paths } from '#src/paths.ts'

export const dist = 'dist'

interface Chunk {
  file: string
  imports?: string[]
}

type Manifest = Record<string, Chunk>

/** Of each page, with static imports and each file counted once. */
export function weights() {
  const manifest = readManifest()
  const index = readFileSync(join(dist, 'index.html'), 'utf8')
  const first = Object.keys(manifest).filter((key) => index.includes(manifest[key]?.file ?? key))
  const kb = (files: Iterable<string>): number => [...new Set(files)].reduce((sum, file) => sum + size(file), 0) / 1000
  const filesOf = (keys: Iterable<string>): string[] => Array.from(keys).flatMap((key) => manifest[key]?.file ?? [])
  const cold = (keys: readonly string[]): number => kb(filesOf(closure(manifest, [...first, ...keys])))
  const catalogues = filesOf(Object.keys(manifest).filter((key) => key.startsWith('src/locales/')))
  return [
    // The first scripts contain sign-in.
    { what: 'JS to sign in', kb: cold([]), limit: limitOf({ path: paths.auth.signIn(), isPrerendered: true }) },
    ...pages.map((page) => ({
      what: `JS of ${page.path}, cold`,
      kb: cold(modulesOf(page).map((module) => `src/${module}`)),
      limit: limitOf(page),
    })),
    {
      what: 'all JS but translations',
      kb: kb(scripts().flatMap((file) => (catalogues.includes(`assets/${file}`) ? [] : `assets/${file}`))),
      limit: limitOfAll,
    },
  ]
}

/** Grows with the table, by the average page. */
const limitOfAll = Math.round(15.8 * new Set(pages.map(({ module }) => module)).size)

/** KB of scripts, with slack for what pages share, which counts for each of them. */
function limitOf({ path, isPrerendered }: Pick<PageEntry, 'path' | 'isPrerendered'>): number {
  if (path === paths.auth.signIn()) return 177
  if (isPrerendered) return 191
  return path === paths.dashboard.home() ? 245 : 282
}

export function scripts(): string[] {
  return readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
}

/** Scripts that import themselves, directly or through others. */
export function circular(): string[] {
  const manifest = readManifest()
  return Object.keys(manifest).filter((key) => closure(manifest, manifest[key]?.imports ?? []).has(key))
}

function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  return withImports(keys, (key) => manifest[key]?.imports)
}

function readManifest(): Manifest {
  const path = join(dist, '.vite/manifest.json')
  if (!existsSync(path)) throw new Error('There is no production build: run `npm run build` first.')
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest
}

/** Each file is compressed once, since pages share most of them. */
const sizes = new Map<string, number>()

export function size(file: string, folder = dist): number {
  const path = join(folder, file)
  const bytes = sizes.get(path) ?? gzipSync(readFileSync(path), { level: 9 }).length
  sizes.set(path, bytes)
  return bytes
}
