import type { CDPSession, Page } from 'playwright'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { rest } from '#tests/bench/inPage.ts'
import type { Lab } from '#tests/bench/lab.ts'
import { compared, middle } from '#tests/bench/table.ts'
import type { Row } from '#tests/bench/table.ts'

const rounds = 3
const typed = 'ada@example.com'
const overlay = 'dialog[open], :popover-open, [role=dialog], [role=alertdialog], [role=listbox], [role=menu]'
const { dashboard, auth } = paths

/** What a person does, and how the same looks on the bare app. */
interface Interaction {
  what: string
  path: string
  isWide?: boolean
  prepare?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
  /** Takes the interaction back, so that it can be measured a second time. */
  undo?: (page: Page) => Promise<void>
  /** The largest ratio to the bare app that is aimed at: for the first time, and for the second. */
  goals: [first: number, again?: number]
  bare: 'type' | 'menu' | 'dialog' | 'screen'
}

const focus = (label: string | RegExp) => (page: Page) => page.getByLabel(label).first().click()
const type = (page: Page): Promise<void> => page.keyboard.type(typed)
const isOpen = (page: Page) => page.locator(overlay).first().waitFor()

async function closeByEscape(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator(overlay).first().waitFor({ state: 'hidden' })
}

/** Opens something by a button and waits until it is visible. */
const open = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await isOpen(page)
}

const visit = (name: string) => async (page: Page) => {
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

const opened = { undo: closeByEscape, goals: [4, 2.5] as [number, number] }

const interactions: Interaction[] = [
  { what: 'typing, sign-in', path: auth.signIn(), prepare: focus('Email'), act: type, goals: [1.5], bare: 'type' },
  {
    what: 'typing, transfer',
    path: dashboard.send(),
    prepare: focus('Account holder'),
    act: type,
    goals: [1.5],
    bare: 'type',
  },
  {
    what: 'typing, search in a statement',
    path: dashboard.statements(),
    prepare: focus(/^Search/),
    act: type,
    goals: [4],
    bare: 'type',
  },
  { what: 'account menu', path: dashboard.home(), act: open('Your account'), ...opened, bare: 'menu' },
  { what: 'menu of pages', path: dashboard.home(), act: open('Menu'), ...opened, bare: 'menu' },
  { what: 'select', path: dashboard.addFundsCrypto(), act: open(/Type/), ...opened, bare: 'menu' },
  {
    what: 'dialog about unsaved changes',
    path: dashboard.send(),
    isWide: true,
    prepare: (page) => page.getByLabel('Account holder').fill(typed),
    act: async (page) => {
      await page.getByRole('link', { name: dashboardTexts.menu.notifications }).click()
      await isOpen(page)
    },
    ...opened,
    bare: 'dialog',
  },
  {
    what: 'switching pages',
    path: dashboard.home(),
    isWide: true,
    act: visit(dashboardTexts.menu.settings),
    undo: (page) => page.goBack().then(() => undefined),
    goals: [3, 3],
    bare: 'screen',
  },
]

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

const onBare: Record<Interaction['bare'], Pick<Interaction, 'prepare' | 'act' | 'undo'>> = {
  type: { prepare: focus('Text'), act: type },
  menu: { act: press('menu'), undo: press('close') },
  dialog: { act: press('dialog'), undo: press('close') },
  screen: { act: press('screen'), undo: press('close') },
}

/** How much time the main thread of a page spends on what a customer does, without what other processes take. */
export async function* measureInteractions({ product, bare, onPage }: Lab): AsyncGenerator<Row> {
  const token = (await product.play('as:ada'))?.token
  const baselines = new Map<Interaction['bare'], Cost>()
  for (const { what, path, isWide = false, goals, bare: name, ...interaction } of interactions) {
    const session = path.startsWith('/dashboard') ? token : undefined
    const measure = (url: string, steps: typeof interaction, signedInWith?: string): Promise<Cost> =>
      medianCost(() =>
        onPage({ isWide, isFullSpeed: true, token: signedInWith }, async (page) => {
          await page.goto(url, { waitUntil: 'networkidle' })
          return costOf(page, steps)
        }),
      )
    const baseline = baselines.get(name) ?? (await measure(`${bare.origin}/`, onBare[name]))
    baselines.set(name, baseline)
    const cost = await measure(`${product.origin}/wp-user${path}`, interaction, session)
    const [firstGoal, againGoal] = goals
    yield compared(againGoal === undefined ? what : `${what}, first`, cost.first, baseline.first, `<= ${firstGoal}`)
    if (againGoal !== undefined) yield compared(`${what}, again`, cost.again, baseline.again, `<= ${againGoal}`)
  }
}

/** Milliseconds of the main thread. */
interface Cost {
  first: number
  again: number
}

async function medianCost(measure: () => Promise<Cost>): Promise<Cost> {
  const costs: Cost[] = []
  for (let round = 0; round < rounds; round++) costs.push(await measure())
  return { first: middle(costs.map(({ first }) => first)), again: middle(costs.map(({ again }) => again)) }
}

async function costOf(
  page: Page,
  { prepare, act, undo }: Pick<Interaction, 'prepare' | 'act' | 'undo'>,
): Promise<Cost> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await prepare?.(page)
  const idle = await threadTime(session, page, () => Promise.resolve())
  const first = (await threadTime(session, page, () => act(page))) - idle
  if (undo === undefined) return { first, again: Number.NaN }
  await undo(page)
  return { first, again: (await threadTime(session, page, () => act(page))) - idle }
}

/** What the main thread has computed from the start of some work until the page is idle again, in milliseconds. */
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
