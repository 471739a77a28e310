import type { Locator, Page } from 'playwright'
import { paths } from '#src/paths.ts'
import {
  contentOf,
  firstPaintOf,
  kilobytesOf,
  listedRows,
  slowdown,
  slowestKey,
  untilVisible,
  type Visit,
} from './page.ts'

export interface Measurement extends Visit {
  what: string
  /** Also on the floor, for a ratio. */
  hasFloor?: boolean
  measure: (page: Page, url: string, folder: string) => Promise<number>
  goal: string
}

interface Part {
  heading: string
  unit: 'KB' | 'ms'
  measurements: readonly Measurement[]
}

const { auth, dashboard } = paths

const customer = { scenario: 'as:ada' }
const slow = `processor ${slowdown} times slower`
const slowLine = `empty cache, slow 4G, ${slow}`
const onSlowLine = { isSlowNetwork: true, hasFloor: true }

function sizeOf(path: string, goal: string, scenario?: string): Measurement {
  return { what: path, path, scenario, isWide: true, hasFloor: true, measure: kilobytesOf, goal }
}

function paintOf(path: string, goal: string, scenario?: string): Measurement {
  return { what: path, path, scenario, ...onSlowLine, measure: firstPaintOf, goal }
}

function contentAt(path: string): Measurement {
  return { what: path, path, ...customer, ...onSlowLine, measure: contentOf, goal: '<= 1.6 x floor' }
}

function keysIn(path: string, scenario?: string): Measurement {
  return { what: path, path, scenario, isWide: true, measure: slowestKey, goal: '<= 50 ms' }
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()

function overlayBy(path: string, target: (page: Page) => Locator): Measurement {
  const overlay = '[role=dialog], [role=listbox], [role=menu]'
  return {
    what: `overlay on ${path}`,
    path,
    ...customer,
    measure: (page, url) => untilVisible(page, url, target(page), overlay),
    goal: '<= 100 ms',
  }
}

function pageBy(name: string, shows: string): Measurement {
  return {
    what: `to ${name}`,
    path: dashboard.contact(),
    ...customer,
    isWide: true,
    measure: (page, url) => untilVisible(page, url, page.getByRole('link', { name }).first(), shows),
    goal: '<= 200 ms',
  }
}

function statementOf(rows: number, goals: { first: string; key: string }): Measurement[] {
  const visit = { path: dashboard.statements(), scenario: `history:max:${rows},as:max`, isWide: true }
  return [
    { ...visit, what: `first of ${rows} rows`, measure: contentOf, goal: goals.first },
    { ...visit, what: `a key in the search of ${rows}`, measure: slowestKey, goal: goals.key },
  ]
}

export const parts: Readonly<Record<string, Part>> = {
  sizes: {
    heading: 'JavaScript that a browser requests, gzip -9',
    unit: 'KB',
    measurements: [
      sizeOf(auth.signIn(), '<= 170 KB'),
      sizeOf(dashboard.home(), '<= 245 KB', 'as:ada'),
      ...[dashboard.statements(), dashboard.send(), dashboard.profile()].map((path) =>
        sizeOf(path, '<= 275 KB', 'as:ada'),
      ),
    ],
  },
  paint: {
    heading: `First paint, ${slowLine}`,
    unit: 'ms',
    measurements: [
      ...[auth.landing(), auth.signIn(), auth.signUp()].map((path) => paintOf(path, '<= 0.9 x floor')),
      ...[dashboard.home(), dashboard.statements(), dashboard.send()].map((path) =>
        paintOf(path, '<= 0.8 x floor', 'as:ada'),
      ),
    ],
  },
  content: {
    heading: `First transaction, ${slowLine}`,
    unit: 'ms',
    measurements: [contentAt(dashboard.home()), contentAt(dashboard.statements())],
  },
  typing: {
    heading: `From a key to the next paint in the slowest field, ${slow}`,
    unit: 'ms',
    measurements: [
      keysIn(auth.signIn()),
      keysIn(auth.signUp()),
      ...[dashboard.statements(), dashboard.send(), dashboard.profile()].map((path) => keysIn(path, 'as:ada')),
    ],
  },
  presses: {
    heading: `From a press to what it shows, ${slow}`,
    unit: 'ms',
    measurements: [
      overlayBy(dashboard.home(), button('Your account')),
      overlayBy(dashboard.statements(), button('Menu')),
      overlayBy(dashboard.addFundsCrypto(), button(/Type/)),
      pageBy('Settings', 'main h2'),
      pageBy('Statements & Report', listedRows),
    ],
  },
  statement: {
    heading: `A long statement, ${slow}`,
    unit: 'ms',
    measurements: [
      ...statementOf(100, { first: '', key: '' }),
      ...statementOf(10_000, { first: '<= 1.3 x 100 rows', key: '<= 100 ms' }),
    ],
  },
}
