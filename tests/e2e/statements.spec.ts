import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { typeDate } from '#tests/support/dates.ts'
import { expect, navigate, readDownload, test, waitForIdle } from '#tests/support/fixtures.ts'

const { statements } = paths.dashboard

const list = (page: Page) => page.getByRole('region', { name: 'Transactions' })
const rows = (page: Page) => list(page).getByRole('listitem')
const period = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Period' }).getByRole('radio', { name })
const range = (page: Page) => page.getByRole('group', { name: 'Custom range' })
const left = (page: Page) => page.getByRole('group', { name: 'Search, filter and sort' }).getByRole('status')

/** What is said of Ada's whole history. */
const all = '79 transactions'

async function choose(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

test.describe('Statements & Report', () => {
  test('[R196, R197, R198] lists the whole history, each row with all its facts', async ({ page, openAs, sent }) => {
    await openAs('ada', statements())
    await expect(page.getByRole('heading', { level: 1, name: 'Statements & Report' })).toBeVisible()
    expect(sent('getstatement')).toHaveLength(1)
    await expect(left(page)).toHaveText(all)
    for (const fact of ['Transfer to Lena Abel', '14 Jan 2026', 'debit', 'in progress', '−$420.00'])
      await expect(rows(page).first()).toContainText(fact)
    await expect(rows(page).filter({ hasText: 'Salary' }).first()).toContainText(/credit.*successful.*\+\$3,200\.00/s)
    await expect(rows(page).filter({ hasText: 'City Transit pass' })).toContainText('failed')
    const side = page.getByRole('complementary', { name: 'Account and period' })
    await expect(side.getByText('$30,879.76')).toBeVisible()
    await expect(side.getByText('$12,787.26')).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: 'January 2026' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'December 2025' }).getByRole('listitem').first()).toHaveAttribute(
      'aria-posinset',
      '1',
    )
    // The account is read beside the history; its balance is hidden until it is shown.
    expect(sent('getstatement2')).toHaveLength(1)
    await expect(side.getByText('2024000101')).toBeVisible()
    await expect(side.getByText('$18,092.50')).toHaveCount(0)
    await side.getByRole('button', { name: 'Show balance' }).click()
    // The balance, and the balance at the end of the period.
    await expect(side.getByText('$18,092.50')).toHaveCount(2)
    await expect(side.getByText('Opening balance')).toBeVisible()
  })

  test('[R198] searches, filters and sorts, and says how much is left', async ({ page, openAs }) => {
    await openAs('ada', statements())
    await page.getByRole('radiogroup', { name: 'Direction' }).getByRole('radio', { name: 'Credit' }).check()
    await expect(rows(page)).toHaveCount(10)
    await expect(left(page)).toHaveText('10 of 79 transactions')
    await choose(page, /Sort/, 'Oldest first')
    await expect(rows(page).first()).toContainText('Opening deposit')
    await period(page, 'Custom range').check()
    await typeDate(range(page), '2025-12-01', 'first')
    await typeDate(range(page), '2025-12-31', 'last')
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByRole('complementary').getByText('December 2025')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(left(page)).toHaveText(all)
    await expect(rows(page).first()).toContainText('Opening deposit')
    await choose(page, /Status/, 'Failed')
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('searchbox').fill('transfer ben')
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await choose(page, /Sort/, 'Largest amount first')
    await expect(page.getByRole('list', { name: 'Transactions' }).getByRole('listitem').nth(1)).toContainText('Salary')
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveCount(0)
  })

  test('[R197] shows a month at a press, and the month that an address names', async ({ page, openAs }) => {
    await page.clock.setFixedTime(new Date('2026-01-20T12:00:00Z'))
    await openAs('ada', statements())
    await period(page, 'Last month').check()
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(['December 2025'])
    await period(page, 'This month').check()
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(['January 2026'])
    await navigate(page, `${statements()}?month=2025-12`)
    await page.reload()
    await waitForIdle(page)
    await expect(period(page, 'Custom range')).toBeChecked()
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(['December 2025'])
  })

  test('[R199] distinguishes an empty account from filters without a match', async ({ page, openAs }) => {
    await openAs('emil', statements())
    await expect(page.getByText('No Transaction History')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await openAs('ada', statements())
    await period(page, 'Custom range').check()
    await typeDate(range(page), '2026-02-01', 'first')
    await typeDate(range(page), '2026-01-01', 'last')
    await expect(page.getByText('Choose a last day after the first')).toBeVisible()
    await expect(page.getByText('No transactions match')).toBeVisible()
    await expect(page.getByText('No Transaction History')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
    await page.getByRole('button', { name: 'Clear filters' }).last().click()
    await expect(left(page)).toHaveText(all)
  })

  test('[R198] never loses the focus when filters are cleared', async ({ page, openAs }) => {
    await openAs('ada', statements())
    const toolbar = page.getByRole('group', { name: 'Search, filter and sort' })
    for (const which of ['first', 'last'] as const) {
      await page.getByRole('searchbox').fill('nothing like it')
      await page.getByText('No transactions match').waitFor()
      await page.getByRole('button', { name: 'Clear filters' })[which]().press('Enter')
      await expect(left(page)).toHaveText(all)
      await expect(toolbar).toBeFocused()
    }
  })

  test('[R198] exports what is shown, in the order shown', async ({ page, openAs }) => {
    await openAs('ada', statements())
    await page.getByRole('searchbox').fill('salary tidewater')
    await choose(page, /Sort/, 'Oldest first')
    await expect(rows(page)).toHaveCount(6)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-\d\d\.csv$/)
    expect(await readDownload(download)).toMatch(
      /^Date,Name,.*,Account,Period from,Period to\r\n2025-08-02,"Salary, Tidewater Works",TX\d+,credit,3200\.00,,USD,successful,2024000101,2025-08-02,2026-01-02\r\n(2025-.*\r\n){4}2026-01-02,.*\r\n$/,
    )
  })

  test('[R196] keeps a bounded number of rows in the page, however many there are', async ({ page, openAs }) => {
    await openAs('max', statements())
    await expect(left(page)).toHaveText('10,000 transactions')
    const bound = 60
    expect(await rows(page).count()).toBeLessThan(bound)
    await expect(rows(page).first()).toHaveAttribute('aria-posinset', '1')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    await expect.poll(async () => Number(await rows(page).first().getAttribute('data-index'))).toBeGreaterThan(4_900)
    expect(await rows(page).count()).toBeLessThan(bound)
    // The heading of the month remains in view.
    await expect(list(page).getByRole('heading', { level: 3 }).first()).toBeInViewport()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(rows(page).last()).toContainText('HX000001')
    await expect(rows(page).last()).toBeInViewport()
    expect(await rows(page).count()).toBeLessThan(bound)
    await page.getByRole('searchbox').fill('HX000001')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toBeInViewport()
  })

  test('[R197] says that it could not load, and loads on request', async ({ page, openAs, mend, allowErrors }) => {
    allowErrors(/LoadFailure/)
    await openAs('ada', statements(), 'fail:getStatement:html:always')
    await expect(page.getByText("Couldn't load")).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(left(page)).toHaveText(all)
  })
})
