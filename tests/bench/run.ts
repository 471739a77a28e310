/** `npm run bench`: sizes and speeds beside a floor, the same packages bare. `--against REV` adds another revision. */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openBrowser, visit } from './page.ts'
import { parts, type Measurement } from './parts.ts'
import { openSites } from './sites.ts'

const rounds = 5

const { values, positionals: chosen } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true })
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". The parts are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const sites = await openSites(values.against)
const browser = await openBrowser()
for (const [name, { heading, unit = 'ms', measurements }] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const load = loadavg()[0] ?? 0
  if (load > 1) console.log(`\nThe machine is busy (load ${load.toFixed(1)}): times are too long.`)
  print(heading, 'product', values.against ?? '', 'floor', 'ratio', 'goal')
  for (const measurement of measurements) {
    try {
      const { product, before, floor } = await mediansOf(measurement)
      const inUnit = (value: number | undefined) => (value === undefined ? '' : `${value.toFixed(0)} ${unit}`)
      const ratio = product === undefined || floor === undefined ? '' : (product / floor).toFixed(2)
      print(measurement.what, inUnit(product), inUnit(before), inUnit(floor), ratio, measurement.goal)
    } catch (error) {
      print(`${measurement.what} could not be measured: ${String(error).split('\n', 1).join('')}`)
    }
  }
}
await browser.close()
await sites.close()

/** The sites take turns in each round, so that a busy machine slows all of them. */
async function mediansOf(measurement: Measurement): Promise<Record<string, number | undefined>> {
  const { product, before, floor } = sites
  const compared = Object.entries({ product, before, floor: measurement.hasFloor ? floor : undefined })
  const taken: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round++)
    for (const [name, site] of compared)
      if (site !== undefined) (taken[name] ??= []).push(await visit(browser, site, measurement))
  return Object.fromEntries(
    Object.entries(taken).map(([name, values]) => [name, values.sort((a, b) => a - b)[Math.floor(rounds / 2)]]),
  )
}

function print(what: string, ...[product = '', before = '', floor = '', ratio = '', goal = '']: string[]): void {
  const columns = [product, before, floor].map((text) => text.padStart(10))
  console.log([what.padEnd(60), ...columns, ratio.padStart(6), goal].join('  ').trimEnd())
}
