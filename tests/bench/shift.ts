import type { Page } from 'playwright'
import { paths } from '#src/paths.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { rest } from './inPage.ts'
import type { Lab } from './lab.ts'
import type { Row } from './table.ts'

/** Later than the half second in which browsers ignore shifts after a press. */
const latencyMs = 700

const { menu } = dashboardTexts
const visits = [
  menu.addFunds,
  menu.makePayment,
  menu.bankTransfer,
  menu.fixedDeposit,
  menu.notifications,
  menu.upgrade,
  menu.contact,
  menu.statements,
  menu.settings,
  menu.dashboard,
]

export async function* measureShifts(lab: Lab): AsyncGenerator<Row> {
  await lab.product.setLatency(latencyMs)
  try {
    yield await measureScenario(lab, false)
    yield await measureScenario(lab, true)
  } finally {
    await lab.product.setLatency(0)
  }
}

function measureScenario({ product, onPage }: Lab, isWide: boolean): Promise<Row> {
  return onPage({ isWide }, async (page) => {
    await page.goto(`${product.origin}/wp-user${paths.auth.signIn()}`)
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('demo-password')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL(/dashboard/)
    let sum = await shifted(page, paths.dashboard.home())
    for (const name of visits) {
      if (!isWide) await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
      sum = await shifted(page, name)
    }
    const window = isWide ? 'wide' : 'narrow'
    return { what: `from sign-in through all screens, ${window} window`, product: sum.toFixed(4), goal: '0' }
  })
}

async function shifted(page: Page, where: string): Promise<number> {
  await rest(page)
  // A page that the app has opened by itself is at rest before its data have arrived.
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)
  await rest(page)
  const { sum, movers } = await page.evaluate(() => ({
    sum: window.bench.shifted,
    movers: window.bench.movers.splice(0),
  }))
  if (process.env['BENCH_VERBOSE'] !== undefined && movers.length > 0) console.log(`  ${where}: ${movers.join(', ')}`)
  return sum
}
