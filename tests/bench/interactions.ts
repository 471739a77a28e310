import type { Page } from 'playwright'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { slowestInteraction, untilStands } from '#tests/bench/inPage.ts'
import type { Lab, PageOptions } from '#tests/bench/lab.ts'
import { median, ms } from '#tests/bench/table.ts'
import type { Row } from '#tests/bench/table.ts'

const rounds = 3
const { dashboard, auth } = paths

interface Interaction {
  what: string
  goal: string
  /** Where it happens; without a session where the path is one of the public pages. */
  path: string
  isWide?: boolean
  /** Does it, once the screen stands, and gives the milliseconds it took. */
  measure: (page: Page) => Promise<number>
  /** The same on the bare app. */
  floor: (page: Page) => Promise<number>
}

const typed = 'ada@example.com'

/** A customer points at a thing, or reaches it, before pressing it: what is fetched on that sign is there by then. */
async function pressAfterPointing(page: Page, name: string | RegExp, stands: string): Promise<number> {
  const button = page.getByRole('button', { name }).first()
  await button.hover()
  return untilStands(page, stands, () => button.click())
}

const bare = {
  type: (page: Page) => slowestInteraction(page, () => page.getByLabel('Text').pressSequentially(typed)),
  openMenu: (page: Page) => pressAfterPointing(page, 'menu', '#menu'),
  openDialog: (page: Page) => pressAfterPointing(page, 'dialog', '#dialog'),
  openScreen: (page: Page) => pressAfterPointing(page, 'screen', '#screen'),
  submit: (page: Page) => slowestInteraction(page, () => page.getByRole('button', { name: 'Submit' }).click()),
}

function typeInto(label: string | RegExp) {
  return async (page: Page): Promise<number> => {
    const field = page.getByLabel(label).first()
    await field.click()
    return slowestInteraction(page, () => field.pressSequentially(typed))
  }
}

const interactions: Interaction[] = [
  {
    what: 'typing, sign-in',
    goal: '<= 32 ms',
    path: auth.signIn(),
    measure: typeInto('Email'),
    floor: bare.type,
  },
  {
    what: 'typing, transfer',
    goal: '<= 32 ms',
    path: dashboard.send(),
    measure: typeInto('Account holder'),
    floor: bare.type,
  },
  {
    what: 'typing, search in a statement',
    goal: '<= 32 ms',
    path: dashboard.statements(),
    measure: typeInto(/^Search name/),
    floor: bare.type,
  },
  {
    what: 'opening the account menu',
    goal: '<= 80 ms',
    path: dashboard.home(),
    measure: (page) => pressAfterPointing(page, 'Your account', ':popover-open'),
    floor: bare.openMenu,
  },
  {
    what: 'opening the menu of screens',
    goal: '<= 80 ms',
    path: dashboard.home(),
    measure: (page) => pressAfterPointing(page, 'Menu', 'dialog[open]'),
    floor: bare.openMenu,
  },
  {
    what: 'opening a list of choices',
    goal: '<= 80 ms',
    path: dashboard.addFundsCrypto(),
    measure: (page) => pressAfterPointing(page, /Type/, '[role=listbox]'),
    floor: bare.openMenu,
  },
  {
    what: 'opening a dialog',
    goal: '<= 80 ms',
    path: dashboard.send(),
    isWide: true,
    measure: async (page) => {
      await page.getByLabel('Account holder').fill(typed)
      const link = page.getByRole('link', { name: dashboardTexts.menu.notifications })
      await link.hover()
      return untilStands(page, 'dialog[open]', () => link.click())
    },
    floor: bare.openDialog,
  },
  {
    what: 'switching screens',
    goal: '<= 100 ms',
    path: dashboard.home(),
    isWide: true,
    measure: (page) => switchTo(page, dashboardTexts.menu.settings),
    floor: bare.openScreen,
  },
  {
    what: 'submitting, sign-in',
    goal: '<= 100 ms',
    path: auth.signIn(),
    measure: async (page) => {
      await page.getByLabel('Email').fill(typed)
      await page.getByLabel('Password', { exact: true }).fill('demo-password')
      return slowestInteraction(page, () => page.getByRole('button', { name: 'Sign In' }).click())
    },
    floor: bare.submit,
  },
]

async function switchTo(page: Page, name: string): Promise<number> {
  const link = page.getByRole('link', { name })
  await link.hover()
  const before = await page.locator('h1').innerText()
  await page.evaluate((heading) => document.querySelector('h1')?.setAttribute('data-before', heading), before)
  return untilStands(page, 'main h1:not([data-before])', () => link.click())
}

/** How long a customer waits for what they press and type. */
export async function* measureInteractions({ product, floor, onPage }: Lab): AsyncGenerator<Row> {
  const token = await product.play('as:ada')
  const floors = new Map<Interaction['floor'], string>()
  const visit = async (url: string, options: PageOptions, work: (page: Page) => Promise<number>): Promise<string> =>
    ms(
      await median(rounds, () =>
        onPage(options, async (page) => {
          await page.goto(url, { waitUntil: 'networkidle' })
          return work(page)
        }),
      ),
    )
  for (const { what, goal, path, isWide = false, measure, floor: onFloor } of interactions) {
    const options: PageOptions = { isWide, token: path.startsWith('/dashboard') ? token : undefined }
    const bareFigure = floors.get(onFloor) ?? (await visit(`${floor.origin}/`, {}, onFloor))
    floors.set(onFloor, bareFigure)
    yield {
      what,
      goal,
      floor: bareFigure,
      product: await visit(`${product.origin}/wp-user${path}`, options, measure),
    }
  }
}
