/** Limits and contents of the production build. They do not depend on the machine, so they are tests. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { circular, dist, scripts, weights } from './sizes.ts'

const failures: string[] = []

for (const { what, kb, limit } of weights()) {
  console.log(`${what}: ${kb.toFixed(1)} KB of ${limit}`)
  if (kb > limit)
    failures.push(
      `${what}: ${kb.toFixed(2)} KB, the limit is ${limit} KB. Load on demand what the page does not show at first, or, if it is worth it, raise the figure in tests/delivery/sizes.ts to the next whole KB.`,
    )
}

const traces = ['mockServiceWorker', 'mock-bank', 'developer-panel', 'demo-password', 'faker', 'DEMO-NOT-AN-ADDRESS']
for (const file of scripts()) {
  const text = readFileSync(join(dist, 'assets', file), 'utf8')
  for (const trace of traces)
    if (text.includes(trace))
      failures.push(`${file} holds "${trace}": the mock bank has got into the production build.`)
}

// Files that import each other run in an undefined order.
const looped = circular()
if (looped.length > 0) failures.push(`Scripts of the build import each other: ${looped.join(', ')}.`)

// The licences require their texts beside the code and the fonts.
const notices = {
  'THIRD-PARTY-NOTICES.txt': ['## react-dom - ', '## zod - ', 'Apache License', 'Permission is hereby granted'],
  'FONT-NOTICES.txt': ['@fontsource-variable/inter', '@fontsource/source-serif-4', 'SIL OPEN FONT LICENSE Version 1.1'],
}
for (const [file, parts] of Object.entries(notices)) {
  const text = readFileSync(join(dist, file), 'utf8')
  for (const part of parts) if (!text.includes(part)) failures.push(`${file} lacks "${part}".`)
}

if (failures.length > 0) {
  console.error(failures.join('\n'))
  process.exit(1)
}
