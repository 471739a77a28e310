/** `npm run bench`: sizes and speeds beside a floor, the same packages bare. */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunchOptions, provideChromium } from '#tests/support/browser.ts'
import { visit } from './page.ts'
import { parts, type Measurement } from './parts.ts'
import { openSites } from './sites.ts'

const rounds = 5

const { positionals: chosen } = parseArgs({ allowPositionals: true })
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". The parts are: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const sites = await openSites()
provideChromium()
const browser = await chromium.launch(chromiumLaunchOptions())
for (const [name, { heading, unit, measurements }] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  print(heading, 'product', 'floor', 'ratio', 'goal')
  for (const measurement of measurements) {
    const { product, floor } = await mediansOf(measurement)
    const inUnit = (value: number | undefined) => (value === undefined ? '' : `${value.toFixed(0)} ${unit}`)
    const ratio = product === undefined || floor === undefined ? '' : (product / floor).toFixed(2)
    print(measurement.what, inUnit(product), inUnit(floor), ratio, measurement.goal)
  }
}
await browser.close()
await sites.close()

/** The sites take turns in each round, so that a busy machine slows all of them. */
async function mediansOf(measurement: Measurement): Promise<Record<string, number | undefined>> {
  const { product, floor } = sites
  const compared = Object.entries({ product, ...(measurement.hasFloor && { floor }) })
  const taken = new Map<string, number[]>()
  for (let round = 0; round < rounds; round++)
    for (const [name, site] of compared) {
      const value = await visit(browser, site, measurement, (page, url) => measurement.measure(page, url, site.folder))
      taken.set(name, [...(taken.get(name) ?? []), value])
    }
  return Object.fromEntries(
    [...taken].map(([name, values]) => [name, values.sort((a, b) => a - b)[Math.floor(rounds / 2)]]),
  )
}

function print(what: string, ...[product = '', floor = '', ratio = '', goal = '']: string[]): void {
  const columns = [product, floor].map((text) => text.padStart(10))
  console.log([what.padEnd(60), ...columns, ratio.padStart(6), goal].join('  ').trimEnd())
}
