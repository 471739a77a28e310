import type { Page } from 'playwright'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { framesWhileScrolling, rest, untilStands } from '#tests/bench/inPage.ts'
import type { Lab } from '#tests/bench/lab.ts'
import { median, ms } from '#tests/bench/table.ts'
import type { Row } from '#tests/bench/table.ts'

const rounds = 3
const count = 100_000

/** A statement of a hundred thousand transactions, once the bank has sent it. */
export async function* measureHistory({ product, floor, onPage }: Lab): AsyncGenerator<Row> {
  const token = await product.play(`history:max:${count},as:max`)
  const inProduct = (work: (page: Page) => Promise<number>): Promise<number> =>
    median(rounds, () =>
      onPage({ token, isWide: true }, async (page) => {
        await page.goto(`${product.origin}/wp-user${paths.dashboard.statements()}`)
        await page.getByRole('listitem').and(page.locator('[aria-posinset]')).first().waitFor({ timeout: 120_000 })
        await rest(page)
        return work(page)
      }),
    )
  const onFloor = (work: (page: Page) => Promise<number>): Promise<number> =>
    median(rounds, () =>
      onPage({ isWide: true }, async (page) => {
        await page.goto(`${floor.origin}/`)
        return work(page)
      }),
    )
  const bareMount = (page: Page): Promise<number> =>
    untilStands(page, '#list', () => page.getByRole('button', { name: 'list' }).click())
  const bareFrames = await onFloor(async (page) => {
    await bareMount(page)
    return framesWhileScrolling(page)
  })
  yield {
    what: 'frames a second while scrolling',
    product: (await inProduct(framesWhileScrolling)).toFixed(0),
    floor: bareFrames.toFixed(0),
    goal: '58',
  }
  const bareRows = ms(await onFloor(bareMount))
  yield {
    what: 'from clearing a search that found nothing to the first rows',
    product: ms(await inProduct(clearSearch)),
    floor: bareRows,
    goal: '<= 60 ms',
  }
  yield {
    what: 'from another screen to the first rows',
    product: ms(await inProduct(comeBack)),
    floor: bareRows,
    goal: '<= 100 ms',
  }
}

/** Has the list alone come back, all else standing. */
async function clearSearch(page: Page): Promise<number> {
  await page.getByRole('searchbox').fill('no such name')
  const clear = page.getByRole('button', { name: 'Clear filters' }).last()
  await clear.hover()
  return untilStands(page, '[aria-posinset]', () => clear.click())
}

/** Leaves the screen and returns to it: the answer is known, so what it takes is what the page takes. */
async function comeBack(page: Page): Promise<number> {
  await page.getByRole('link', { name: dashboardTexts.menu.settings }).click()
  await page.getByRole('heading', { level: 1, name: dashboardTexts.menu.settings }).waitFor()
  const link = page.getByRole('link', { name: dashboardTexts.menu.statements })
  await link.hover()
  return untilStands(page, '[aria-posinset]', () => link.click())
}
