import type { CDPSession, Locator, Page } from 'playwright'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { rest } from './inPage.ts'
import type { Lab, PageOptions } from './lab.ts'
import { compared, middle, type Row } from './table.ts'

const rounds = 5
const typed = 'ada@example.com'
const overlay = 'dialog[open], :popover-open, [role=dialog], [role=alertdialog], [role=listbox], [role=menu]'
const { dashboard, auth } = paths

interface Steps {
  prepare?: (page: Page) => Promise<void>
  press?: (page: Page) => Locator
  act?: (page: Page) => Promise<void>
  undo?: (page: Page) => Promise<void>
}

interface Interaction extends Steps {
  what: string
  path: string
  isWide?: boolean
  goals: [first: number, again?: number]
  bare: 'type' | 'menu' | 'dialog' | 'settings'
  aria?: 'type' | 'menu' | 'dialog' | 'select'
  hasLines?: boolean
}

const focus = (label: string | RegExp) => (page: Page) => page.getByLabel(label).first().click()
const type = (page: Page): Promise<void> => page.keyboard.type(typed)

async function closeByEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator(overlay).first().waitFor({ state: 'hidden' })
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const link = (name: string) => (page: Page) => page.getByRole('link', { name }).first()

const opened = { undo: closeByEscape, goals: [4, 2.5] as [number, number] }

const interactions: Interaction[] = [
  {
    what: 'typing, sign-in',
    path: auth.signIn(),
    prepare: focus('Email'),
    act: type,
    goals: [1.5],
    bare: 'type',
    aria: 'type',
  },
  {
    what: 'typing, transfer',
    path: dashboard.send(),
    prepare: focus('Note to the payee'),
    act: type,
    goals: [1.5],
    bare: 'type',
  },
  {
    what: 'typing, search in a statement',
    path: dashboard.statements(),
    prepare: (page) => page.getByRole('searchbox').click(),
    act: type,
    goals: [4],
    bare: 'type',
  },
  {
    what: 'account menu',
    path: dashboard.home(),
    press: button('Your account'),
    ...opened,
    bare: 'menu',
    aria: 'menu',
  },
  { what: 'menu of pages', path: dashboard.home(), press: button('Menu'), ...opened, bare: 'menu', aria: 'dialog' },
  { what: 'select', path: dashboard.addFundsCrypto(), press: button(/Type/), ...opened, bare: 'menu', aria: 'select' },
  {
    what: 'dialog about unsaved changes',
    path: dashboard.send(),
    isWide: true,
    prepare: (page) => page.getByLabel('Note to the payee').fill(typed),
    press: link(dashboardTexts.menu.notifications),
    ...opened,
    bare: 'dialog',
    aria: 'dialog',
  },
  {
    what: 'switching pages',
    path: dashboard.home(),
    isWide: true,
    press: link(dashboardTexts.menu.settings),
    undo: (page) => page.goBack().then(() => undefined),
    goals: [3, 3],
    bare: 'settings',
    hasLines: true,
  },
]

const exactly = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const close = (page: Page): Promise<void> => exactly('close')(page).click()

const onBare: Record<Interaction['bare'] | 'lines', Steps> = {
  type: { prepare: focus('Text'), act: type },
  menu: { press: exactly('menu'), undo: close },
  dialog: { press: exactly('dialog'), undo: close },
  settings: {
    prepare: (page) => exactly('home')(page).click(),
    press: exactly('settings'),
    undo: (page) => exactly('home')(page).click(),
  },
  lines: { press: exactly('lines'), undo: close },
}

const onAria: Record<NonNullable<Interaction['aria']>, Steps> = {
  type: onBare.type,
  menu: { press: exactly('menu'), undo: closeByEscape },
  dialog: { press: exactly('dialog'), undo: closeByEscape },
  select: { press: button('List'), undo: closeByEscape },
}

/** The main thread's own time. Compared apps are measured in turn, so that a slow machine slows all of them. */
export async function* measureInteractions({ product, bare, aria, onPage }: Lab): AsyncGenerator<Row> {
  const token = (await product.play('as:ada'))?.token
  const measure = (url: string, steps: Steps, options: PageOptions = {}): Promise<Cost> =>
    onPage({ ...options, isFullSpeed: true }, async (page) => {
      await page.goto(url, { waitUntil: 'networkidle' })
      return costOf(page, steps)
    })
  for (const { what, path, isWide = false, goals, bare: name, aria: control, hasLines, ...steps } of interactions) {
    const signedIn = path.startsWith('/dashboard') ? token : undefined
    const [own, baseline, lines, alone] = await inRounds([
      () => measure(`${product.origin}/wp-user${path}`, steps, { isWide, token: signedIn }),
      () => measure(`${bare.origin}/`, onBare[name]),
      hasLines && (() => measure(`${bare.origin}/`, onBare.lines)),
      control && (() => measure(`${aria.origin}/`, onAria[control])),
    ])
    yield* rows(what, own, baseline, goals)
    yield* rows('  beside a bare page of 20 lines', own, lines)
    yield* rows('  react-aria alone', alone, baseline)
  }
}

function* rows(
  what: string,
  cost: Cost | undefined,
  baseline: Cost | undefined,
  goals: (number | undefined)[] = [],
): Generator<Row> {
  if (cost === undefined || baseline === undefined) return
  const [first = '', again = ''] = goals.map((goal) => (goal === undefined ? '' : `<= ${goal}`))
  if (Number.isNaN(cost.again)) yield compared(what, cost.first, baseline.first, first)
  else {
    yield compared(`${what}, first`, cost.first, baseline.first, first)
    yield compared(`${what}, again`, cost.again, baseline.again, again)
  }
}

type Measure = (() => Promise<Cost>) | false | undefined

async function inRounds(measures: Measure[]): Promise<(Cost | undefined)[]> {
  const costs: Cost[][] = measures.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [place, measure] of measures.entries()) if (measure) costs[place]?.push(await measure())
  return costs.map((those) =>
    those.length === 0
      ? undefined
      : { first: middle(those.map(({ first }) => first)), again: middle(those.map(({ again }) => again)) },
  )
}

interface Cost {
  first: number
  again: number
}

/** The element is found before the measurement, since searching a large page takes longer than some interactions. */
async function costOf(page: Page, { prepare, press, act, undo }: Steps): Promise<Cost> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await prepare?.(page)
  const idle = await threadTime(session, page, () => Promise.resolve())
  const measure = async (): Promise<number> => {
    const place = await press?.(page).boundingBox()
    return (
      (await threadTime(session, page, async () => {
        await act?.(page)
        if (place) await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
      })) - idle
    )
  }
  const first = await measure()
  if (undo === undefined) return { first, again: Number.NaN }
  await undo(page)
  return { first, again: await measure() }
}

async function threadTime(session: CDPSession, page: Page, work: () => Promise<void>): Promise<number> {
  await rest(page)
  const before = await taskTime(session)
  await work()
  await rest(page)
  return (await taskTime(session)) - before
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
