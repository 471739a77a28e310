/** `npm run bench`: sizes and speeds beside baseline apps. `--against REV` measures another revision in turn. */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { measureHistory } from './history.ts'
import { measureInteractions } from './interactions.ts'
import { openLab, slowdown, type Lab } from './lab.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMock } from './mock-server.ts'
import { measurePaints } from './paint.ts'
import { buildRevision } from './revision.ts'
import { measureShifts } from './shift.ts'
import { print, type Measured, type Row } from './table.ts'
import { measureTasks } from './tasks.ts'
import { measureWeights } from './weights.ts'

interface Part {
  heading: string
  measure: (lab: Lab) => Measured
}

/** Each line is followed by that of the other revision. Sizes and the mock bank have no page. */
async function* withBefore(measure: Part['measure'], lab: Lab): AsyncGenerator<Row> {
  const { before } = lab
  if (before === undefined || measure === measureWeights || measure === measureMock) {
    yield* measure(lab)
    return
  }
  const earlier = iterate(measure({ ...lab, product: before }))
  for await (const row of measure(lab)) {
    yield row
    const { value, done } = await earlier.next()
    if (done !== true) yield { ...value, what: `  before: ${value.what}` }
  }
}

async function* iterate(rows: Measured): AsyncGenerator<Row, undefined> {
  yield* rows
  return undefined
}

const processor = `processor ${slowdown} times slower`

const parts: Record<string, Part> = {
  weights: { heading: 'Size, gzip -9; baseline: the same packages unaltered', measure: measureWeights },
  paint: { heading: `First and largest paint, empty cache, slow 4G, ${processor}`, measure: measurePaints },
  tasks: { heading: `Longest task on a load once the app has started, ${processor}`, measure: measureTasks },
  shifts: { heading: 'Layout shifts', measure: measureShifts },
  interactions: {
    heading: 'Interactions, time of the main thread; baseline: a bare React app',
    measure: measureInteractions,
  },
  history: { heading: `100,000 transactions, ${processor}`, measure: measureHistory },
  mock: { heading: 'Mock bank over HTTP, requests a second and p99', measure: measureMock },
  lighthouse: {
    heading: 'Lighthouse on a phone: performance, accessibility, best practices, SEO',
    measure: measureLighthouse,
  },
}

const { values, positionals: chosen } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true })
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". The parts are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
await build({ logLevel: 'warn' })
const other = values.against === undefined ? undefined : buildRevision(values.against)
const lab = await openLab(other)
for (const [name, { heading, measure }] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const load = loadavg()[0] ?? 0
  if (load > 1) console.log(`\nThe machine is busy (load ${load.toFixed(1)}): times are too long.`)
  try {
    await print(heading, withBefore(measure, lab))
  } catch (error) {
    console.log(`The rest could not be measured: ${String(error).split('\n', 1).join('')}`)
  }
}
await lab.close()
other?.remove()
