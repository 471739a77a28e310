import type { Page } from 'playwright'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { framesWhileScrolling, rest, untilVisible } from './inPage.ts'
import type { Lab } from './lab.ts'
import { compared, median, type Row } from './table.ts'

const rounds = 3
const count = 100_000

export async function* measureHistory({ product, bare, onPage }: Lab): AsyncGenerator<Row> {
  const token = (await product.play(`history:max:${count},as:max`))?.token
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
        await page.goto(`${bare.origin}/`)
        return work(page)
      }),
    )
  const bareMount = (page: Page): Promise<number> =>
    untilVisible(page, '#list', () => page.getByRole('button', { name: 'list' }).click())
  const bareFrames = await onFloor(async (page) => {
    await bareMount(page)
    return framesWhileScrolling(page)
  })
  const inFrames = (value: number): string => value.toFixed(0)
  const frames = await inProduct(framesWhileScrolling)
  yield compared('frames a second while scrolling', frames, bareFrames, '>= 0.85', inFrames)
  const bareRows = await onFloor(bareMount)
  yield compared('from clearing a search without results to the first rows', await inProduct(clearSearch), bareRows, '')
  yield compared('from another page to the first rows', await inProduct(navigateBack), bareRows, '')
}

async function clearSearch(page: Page): Promise<number> {
  await page.getByRole('searchbox').fill('no such name')
  const clear = page.getByRole('button', { name: 'Show all' }).last()
  await clear.hover()
  return untilVisible(page, '[aria-posinset]', () => clear.click())
}

async function navigateBack(page: Page): Promise<number> {
  await page.getByRole('link', { name: dashboardTexts.menu.settings }).click()
  await page.getByRole('heading', { level: 1, name: dashboardTexts.menu.settings }).waitFor()
  const link = page.getByRole('link', { name: dashboardTexts.menu.statements })
  await link.hover()
  return untilVisible(page, '[aria-posinset]', () => link.click())
}
