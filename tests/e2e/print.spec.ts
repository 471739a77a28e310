import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { expect, resize, test, waitForIdle } from '#tests/e2e/support/fixtures.ts'
import { enter, goToPin, send, toBen } from '#tests/e2e/support/transferSteps.ts'

const { home, statements } = paths.dashboard

const rows = (page: Page) => page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
const printout = (page: Page) => page.locator('[data-printout]')
const printed = (page: Page, term: string) => printout(page).getByRole('term').filter({ hasText: term }).locator('+ dd')

async function expectOnlyPrintout(page: Page, title: string): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await expect(printout(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
  const others = page.locator('body > :not([data-printout])')
  for (const other of await others.all()) await expect(other).toBeHidden()
  await expect(printout(page).locator('a, button, input, [tabindex]')).toHaveCount(0)
  await expect(printout(page).locator('svg, img, [data-initials]')).toHaveCount(1)
}

function column(page: Page, name: string): Promise<number[]> {
  return printout(page)
    .getByRole('table')
    .evaluate((table, heading) => {
      const index = [...table.querySelectorAll('thead th')].findIndex(({ textContent }) => textContent === heading)
      return [...table.querySelectorAll('tbody tr:not(:has(th))')]
        .filter((row) => !row.textContent.includes('failed'))
        .map((row) => Math.round(Number((row.children[index]?.textContent ?? '').replaceAll(',', '')) * 100))
    }, name)
}

async function minorOf(page: Page, term: string): Promise<number> {
  return Math.round(Number((await printed(page, term).innerText()).replaceAll(',', '')) * 100)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

test.describe('Print', () => {
  test('[R198] the receipt of a transaction is a page of its own', async ({ page, openAs }) => {
    const places = [
      [home(), { width: 390, height: 740 }],
      [statements(), { width: 1440, height: 900 }],
    ] as const
    for (const [path, size] of places) {
      await resize(page, size)
      await page.emulateMedia({ media: 'screen' })
      await openAs('ada', path)
      await page
        .getByRole('listitem')
        .getByRole('link', { name: /^(?!Send to ).*Lena Abel/ })
        .first()
        .press('Enter')
      await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible()
      await expectOnlyPrintout(page, 'Transfer receipt')
      await expect(printout(page)).toContainText('Amount sent420.00 USDto Lena Abel')
      await expect(printed(page, 'Status')).toHaveText('in progress')
      await expect(printed(page, 'SWIFT code')).toHaveText('DEMOYY11')
      await expect(printed(page, 'Fee')).toHaveText('10.50 USD')
      await expect(printed(page, 'Amount received')).toHaveText('409.50 USD')
      await expect(printout(page)).toContainText('This is not proof of payment.')
      await expect(printout(page)).toContainText('The operator of this site has not identified itself.')
    }
    await page.emulateMedia({ media: 'screen' })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible()
    await waitForIdle(page)
    await expectOnlyPrintout(page, 'Transfer receipt')
  })

  test('[R128, R129] the receipt of the last transfer is a page of its own', async ({ page, openAs }) => {
    await openAs('ada', send())
    await goToPin(page, toBen)
    await enter(page, '1234')
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expectOnlyPrintout(page, 'Transfer receipt')
    await expect(printed(page, 'Status')).toHaveText('in progress')
    await expect(printed(page, 'Amount sent')).toHaveText('123.45 USD')
    await expect(printed(page, 'Fee (2.5%)')).toHaveText('3.09 USD')
    await expect(printed(page, 'Amount received, before conversion')).toHaveText('120.36 USD')
    await expect(printout(page)).toContainText('The bank pays it out in GBP')
    await page.emulateMedia({ media: 'screen' })
    await expect(printout(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Successful! Await Confirmation' })).toBeVisible()
  })

  test('[R196, R198] a statement has every row, and sums that add up', async ({ page, openAs }) => {
    await openAs('max', statements(), 'history:max:120')
    await page.getByRole('button', { name: 'Show balance' }).click()
    await expectOnlyPrintout(page, 'Statement')
    await expect(printout(page)).toContainText('Max BrandtSavings account 2024000105Currency USD')
    await expect(printed(page, 'Period')).toContainText('to 15 January 2026')
    await expect(printed(page, 'Shown')).toHaveText('120 transactions')
    const [paidIn, paidOut] = [sum(await column(page, 'In')), sum(await column(page, 'Out'))]
    expect((await column(page, 'Status')).length).toBeGreaterThan(100)
    expect(await minorOf(page, 'Money in')).toBe(paidIn)
    expect(await minorOf(page, 'Money out')).toBe(paidOut)
    expect((await minorOf(page, 'Opening balance')) + paidIn - paidOut).toBe(await minorOf(page, 'Closing balance'))
    await expect(
      printout(page)
        .getByRole('row', { name: /failed/ })
        .first(),
    ).toContainText(/failed\d+\.\d\d1/)
    await expect(printout(page)).toContainText('Failed transactions are listed but not counted.')
  })

  test('[R91] a statement has no balance and no sum while balances are hidden', async ({ page, openAs }) => {
    await openAs('ada', statements())
    await expectOnlyPrintout(page, 'Statement')
    await expect(printout(page)).toContainText('Hidden balances and sums are left out.')
    await expect(printed(page, 'Money out')).toHaveCount(0)
    await expect(printout(page).locator('tr[data-lead]').first()).not.toContainText('.')
    for (const part of ['term', 'columnheader', 'rowheader'] as const)
      await expect(
        printout(page)
          .getByRole(part)
          .filter({ hasText: /balance/i }),
      ).toHaveCount(0)
    await expect(printout(page)).not.toContainText('18,092.50')
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Show balance' }).click()
    await expectOnlyPrintout(page, 'Statement')
    await expect(printout(page)).not.toContainText('left out')
    await expect(printed(page, 'Money out')).toHaveText('12,787.26')
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('radio', { name: 'This month' }).check()
    await page.emulateMedia({ media: 'print' })
    await expect(printed(page, 'Shown')).toHaveText(/^\d+ transactions$/)
  })

  test('[R198] a statement contains what is shown, and numbers its pages', async ({ page, openAs, browserName }) => {
    await openAs('max', statements(), 'history:max:500')
    if (browserName === 'chromium') {
      const whole = (await page.pdf({ format: 'A4' })).toString('latin1')
      expect(whole.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(10)
    }
    await page.getByRole('searchbox').fill('HX000001')
    await expect(rows(page)).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(printout(page).locator('tbody tr:not(:has(th))')).toHaveCount(1)
    await expect(printed(page, 'Shown')).toHaveText('1 of 500 transactions')
    await expect(printed(page, 'Filter')).toHaveText('“HX000001”')
    // Browsers write it at the foot of each page.
    const foot = await page.evaluate(() => document.documentElement.style.getPropertyValue('--printout-start'))
    expect(foot).toBe('"Harbour Trust · Statement · 2024000105"')
  })

  test('[R198] the printout is ready at the beforeprint event, and removed afterwards', async ({ page, openAs }) => {
    await openAs('ada', statements())
    const rowsAt = (during: string) =>
      page.evaluate((name) => {
        dispatchEvent(new Event(name))
        return document.querySelectorAll('[data-printout] tbody tr').length
      }, during)
    await expect.poll(() => rowsAt('beforeprint')).toBe(86)
    await rowsAt('afterprint')
    await expect(printout(page)).toHaveCount(0)
    await page.evaluate(() => {
      window.print = () => {
        dispatchEvent(new Event('beforeprint'))
        document.body.dataset['printed'] = document.querySelector('[data-printout] h1')?.textContent ?? ''
        dispatchEvent(new Event('afterprint'))
      }
    })
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await page.getByRole('dialog', { name: 'Print' }).getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'Statement')
    await rows(page).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Print receipt' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'Transfer receipt')
  })
})
