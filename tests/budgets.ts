/**
 * What the production build may weigh, and what it must not hold. Sizes are bytes after gzip -9, in KB of 1,000 bytes.
 * Figures a machine cannot change: they belong in the test command.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = 'dist'

type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
const failures: string[] = []

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
const shell = 'src/app/DashboardRoutes.tsx'
const screens = Object.keys(manifest).filter((key) => key.endsWith('Screen.tsx'))
const checker = 'src/api/generated/answerSchemas.ts'

if (entry === undefined) failures.push('The build has no entry.')
else {
  // Sign-in travels with the entry. Any other screen is counted with all that its first visit loads.
  check('JS to sign in', kb([entry]), 125)
  for (const screen of screens) {
    const isDashboard = !screen.includes('/auth/')
    check(
      `JS of ${screen.replace(/.*\//, '')}, cold`,
      kb([entry, screen, checker, ...(isDashboard ? [shell] : [])]),
      180,
    )
  }
}
const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
check('all JS', scripts.reduce((sum, file) => sum + size(`assets/${file}`), 0) / 1000, 300)

for (const file of scripts) {
  const text = readFileSync(join(dist, 'assets', file), 'utf8')
  for (const trace of [
    'mockServiceWorker',
    'mock-bank',
    'developer-panel',
    'demo-password',
    'faker',
    'DEMO-NOT-AN-ADDRESS',
  ]) {
    if (text.includes(trace))
      failures.push(`${file} holds "${trace}": the mock bank has got into the production build.`)
  }
}

// Whose code or fonts are passed on is told, in their own words.
const notices = readFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), 'utf8')
for (const name of ['@fontsource-variable/inter', '@fontsource-variable/source-serif-4', 'react-dom', 'zod']) {
  if (!notices.includes(`\n${name} `)) failures.push(`The third-party notices say nothing of ${name}.`)
}
for (const line of ['SIL OPEN FONT LICENSE Version 1.1', 'Apache License', 'Permission is hereby granted']) {
  if (!notices.includes(line)) failures.push(`The third-party notices lack "${line}".`)
}

if (failures.length > 0) {
  console.error(failures.join('\n'))
  process.exit(1)
}

function check(what: string, amount: number, limit: number): void {
  console.log(`${what}: ${amount.toFixed(1)} KB of ${limit}`)
  if (amount > limit) failures.push(`${what}: ${amount.toFixed(1)} KB, the limit is ${limit} KB.`)
}

/** The weight of some chunks and all that they import, each counted once. */
function kb(keys: string[]): number {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  keys.forEach(visit)
  const files = new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))
  return [...files].reduce((sum, file) => sum + size(file), 0) / 1000
}

function size(file: string): number {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
}
