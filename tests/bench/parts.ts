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
  goal: string
}

interface Part {
  heading: string
  /** Milliseconds if absent. */
  unit?: 'KB'
  measurements: readonly Measurement[]
}

const { auth, dashboard } = paths

const slow = `processor ${slowdown} times slower`
const slowLine = `empty cache, slow 4G, ${slow}`
const asAda = { scenario: 'as:ada' }

function each(pages: readonly string[], same: Omit<Measurement, 'what' | 'path'>): Measurement[] {
  return pages.map((path) => ({ what: path, path, ...same }))
}

const size = { isWide: true, hasFloor: true, measure: kilobytesOf }
const paint = { isSlowNetwork: true, hasFloor: true, measure: firstPaintOf }
const content = { ...asAda, isSlowNetwork: true, hasFloor: true, measure: contentOf, goal: '<= 1.6 x floor' }
const typing = { isWide: true, measure: slowestKey, goal: '<= 50 ms' }

function overlayBy(path: string, name: string | RegExp): Measurement {
  return {
    what: `overlay on ${path}`,
    path,
    ...asAda,
    measure: (page, url) =>
      untilVisible(page, url, page.getByRole('button', { name }), '[role=dialog], [role=listbox], [role=menu]'),
    goal: '<= 100 ms',
  }
}

function pageBy(name: string, shows: string): Measurement {
  return {
    what: `to ${name}`,
    path: dashboard.contact(),
    ...asAda,
    isWide: true,
    measure: (page, url) => untilVisible(page, url, page.getByRole('link', { name }), shows),
    goal: '<= 200 ms',
  }
}

function statementOf(rows: number, firstGoal = '', keyGoal = ''): Measurement[] {
  const visit = { path: dashboard.statements(), scenario: `history:max:${rows},as:max`, isWide: true }
  return [
    { ...visit, what: `first of ${rows} rows`, measure: contentOf, goal: firstGoal },
    { ...visit, what: `a key in the search of ${rows}`, measure: slowestKey, goal: keyGoal },
  ]
}

const listing = [dashboard.home(), dashboard.statements()]
const large = [dashboard.statements(), dashboard.send(), dashboard.profile()]

export const parts: Readonly<Record<string, Part>> = {
  sizes: {
    heading: 'JavaScript that a browser requests, gzip -9',
    unit: 'KB',
    measurements: [
      ...each([auth.signIn()], { ...size, goal: '<= 170 KB' }),
      ...each([dashboard.home()], { ...size, ...asAda, goal: '<= 245 KB' }),
      ...each(large, { ...size, ...asAda, goal: '<= 275 KB' }),
    ],
  },
  paint: {
    heading: `First paint, ${slowLine}`,
    measurements: [
      ...each([auth.landing(), auth.signIn(), auth.signUp()], { ...paint, goal: '<= 0.9 x floor' }),
      ...each([...listing, dashboard.send()], { ...paint, ...asAda, goal: '<= 0.8 x floor' }),
    ],
  },
  content: {
    heading: `First transaction, ${slowLine}`,
    measurements: each(listing, content),
  },
  typing: {
    heading: `From a key to the next paint in the slowest field, ${slow}`,
    measurements: [...each([auth.signIn(), auth.signUp()], typing), ...each(large, { ...typing, ...asAda })],
  },
  presses: {
    heading: `From a press to what it shows, ${slow}`,
    measurements: [
      overlayBy(dashboard.home(), 'Your account'),
      overlayBy(dashboard.statements(), 'Menu'),
      overlayBy(dashboard.addFundsCrypto(), /Type/),
      pageBy('Settings', 'main h2'),
      pageBy('Statements & Report', listedRows),
    ],
  },
  statement: {
    heading: `A long statement, ${slow}`,
    measurements: [...statementOf(100), ...statementOf(10_000, '<= 1.3 x 100 rows', '<= 100 ms')],
  },
}
