import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { expect, readDownload, resize, test } from '#tests/e2e/support/fixtures.ts'
import { enterAndStay, goToPin, send, toBen } from '#tests/e2e/support/transferSteps.ts'

const { statements } = paths.dashboard

const desktop = { width: 1440, height: 900 }

const letterhead = (page: Page) => page.locator('[data-print~=always]:visible')
const listed = (page: Page) => page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
const printed = (page: Page) => page.locator('table:visible tbody tr:not(:has(th))')

async function toPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(letterhead(page).last()).toContainText(/Printed \d+ \w+ 20\d\d/)
  await expect(page.getByText('The operator of this site has not identified itself.')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const control of ['button', 'nav', 'input', '.Toastify__toast', 'a[href$="/contact"]'])
    await expect(page.locator(`${control}:visible`), control).toHaveCount(0)
}

async function toScreen(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
}

async function expectReceipt(page: Page): Promise<void> {
  await expect(page.getByText('Transfer receipt')).toBeVisible()
  await expect(page.locator('h1')).toBeHidden()
  await expect(listed(page)).toHaveCount(0)
}

/** In minor units, of "−$1,234.50" and of "-1234.50". */
const minorOf = (text: string): number => Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * 100)

async function pagesOf(page: Page, format: string): Promise<number> {
  const file = (await page.pdf({ format })).toString('latin1')
  return file.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('[R196, R198] a statement has the rows and sums of the CSV', async ({ page, openAs, browserName }) => {
  await resize(page, desktop)
  await openAs('max', statements(), 'history:max:120')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const [, ...lines] = (await readDownload(download)).trim().split('\r\n')
  const exported = lines.map((line) => {
    const [, name = '', reference = '', , type, amount = '', balance = '', , status] = line.split(',')
    return { name: `${name} ${reference}`, type, status, amount: minorOf(amount), balance: minorOf(balance) }
  })
  expect(exported).toHaveLength(120)

  await toPaper(page)
  await expect(letterhead(page).last()).toContainText('Max BrandtSavings account 2024000105All amounts in USD')
  await expect(page.locator('caption')).toContainText(/^Statement .* to 15 January 2026 · 120 transactions$/)
  const cells = await printed(page).evaluateAll((rows) =>
    rows.map((row) => [...row.children].map(({ textContent }) => textContent)),
  )
  expect(
    cells.map(([, name, type, status, amount = '', balance = '']) => ({
      name,
      type,
      status,
      amount: minorOf(amount),
      balance: minorOf(balance),
    })),
  ).toEqual(exported)

  const figure = async (term: string) =>
    minorOf(await page.getByRole('term').filter({ hasText: term }).locator('+ dd').innerText())
  const counted = exported.filter(({ status }) => status !== 'failed').map(({ amount }) => amount)
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  expect(await figure('Money in')).toBe(sum(counted.filter((amount) => amount > 0)))
  expect(await figure('Money out')).toBe(-sum(counted.filter((amount) => amount < 0)))
  expect((await figure('Opening balance')) + sum(counted)).toBe(await figure('Balance today'))
  expect(await figure('Balance today')).toBe(exported[0]?.balance)
  await expect(page.getByText('Failed transactions are listed but not counted.')).toBeVisible()

  await test.step('nothing is cut at the edge of A4 or US Letter', async () => {
    for (const width of [672, 695]) {
      await page.setViewportSize({ width, height: 900 })
      const ends = await page
        .locator('main td, main dd, main th')
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left + cell.scrollWidth))
      // A scroll width is rounded.
      expect(Math.floor(Math.max(...ends))).toBeLessThanOrEqual(width)
    }
    // Others make no PDF.
    if (browserName === 'chromium')
      for (const format of ['A4', 'Letter']) expect(await pagesOf(page, format)).toBeGreaterThan(2)
  })

  await toScreen(page)
  await resize(page, desktop)
  await expect(page.locator('table')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Show balance' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('******')

  await test.step('a filtered one says so, and has no balances', async () => {
    await page.getByRole('searchbox').fill('HX000001')
    await expect(listed(page)).toHaveCount(1)
    await toPaper(page)
    await expect(printed(page)).toHaveCount(1)
    await expect(page.locator('caption')).toContainText('1 of 120 transactions · “HX000001”')
    await expect(page.locator('main')).not.toContainText(/balance/i)
  })
})

test('[R198] details of a transaction are a receipt of their own', async ({ page, openAs }) => {
  await resize(page, desktop)
  await openAs('ada', statements())
  await listed(page).filter({ hasText: 'Lena Abel' }).first().getByRole('link').press('Enter')
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible()
  await toPaper(page)
  await expectReceipt(page)
  const receipt = page.locator('[data-print=alone]')
  await expect(receipt).toContainText('$420.00in progress')
  await expect(receipt).toContainText('SWIFT codeDEMOYY11')
  await expect(receipt).toContainText('Fee$10.50Amount received$409.50')
  await expect(page.getByText('This is not proof of payment.')).toBeVisible()
  expect(await pagesOf(page, 'Letter')).toBe(1)
})

test('[R129] the result of a transfer is a receipt of its own', async ({ page, openAs }) => {
  await openAs('ada', send())
  await goToPin(page, toBen)
  await enterAndStay(page)
  await toPaper(page)
  await expectReceipt(page)
  const receipt = page.getByRole('region', { name: 'Transfer receipt' })
  await expect(receipt).toContainText('Amount$123.45Fee (2.5%)$3.09Amount received$120.36 before conversion')
  await expect(receipt).toContainText('The bank pays it out in GBP')
  await expect(page.getByText('This is not proof of payment. The bank still has to confirm it.')).toBeVisible()
  await toScreen(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Successful! Await Confirmation' })).toBeVisible()
})
