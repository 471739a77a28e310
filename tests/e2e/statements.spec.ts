import type { Download, Locator, Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { expect, navigate, readDownload, resize, test, waitForIdle } from '#tests/e2e/support/fixtures.ts'

const { statements } = paths.dashboard

const list = (page: Page) => page.getByRole('region', { name: 'Transactions', exact: true })
const rows = (page: Page) => list(page).getByRole('listitem')
const period = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Period' }).getByRole('radio', { name })

const left = (page: Page) => page.getByRole('group', { name: 'Search, filter and sort' }).getByRole('status')

const all = '79 transactions'

async function filter(page: Page, act: (sheet: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: /^Filter/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await act(sheet)
  await sheet.getByRole('button', { name: /^Show \d/ }).click()
  await expect(sheet).toHaveCount(0)
}

async function sort(page: Page, option: string): Promise<void> {
  await filter(page, async (sheet) => {
    await sheet.getByRole('button', { name: /Sort/ }).click()
    await page.getByRole('option', { name: option }).click()
  })
}

const exportCsv = (page: Page) => page.getByRole('button', { name: 'Export CSV' })

async function exported(page: Page): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), exportCsv(page).click()])
  return download
}

test('[R196, R198] lists the whole history, each row with all its fields', async ({ page, openAs, sent }) => {
  await openAs('ada', statements())
  await expect(page.getByRole('heading', { level: 1, name: 'Statements & Report' })).toBeVisible()
  expect(sent('getstatement')).toHaveLength(1)
  await expect(left(page)).toHaveText(all)
  for (const fact of ['Transfer to Lena Abel', '14 Jan 2026', 'debit', 'in progress', '−$420.00'])
    await expect(rows(page).first()).toContainText(fact)
  await expect(rows(page).filter({ hasText: 'Salary' }).first()).toContainText(/credit.*successful.*\+\$3,200\.00/s)
  await expect(rows(page).filter({ hasText: 'City Transit pass' })).toContainText('failed')
  await expect(page.getByRole('heading', { level: 3, name: 'January 2026' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'December 2025' }).getByRole('listitem').first()).toBeVisible()
  expect(sent('getstatement2')).toHaveLength(1)
  const whole = page.getByRole('region', { name: 'All transactions', exact: true })
  await expect(whole).toContainText(/Money in\$30,879\.76Money out\$12,787\.26/)
  await expect(list(page)).toContainText(/In \$[\d,.]+Out/)
  await expect(page.getByText('18,092.50')).toHaveCount(0)
  expect(sent('gettrslist'), 'notes are loaded on demand').toHaveLength(0)

  await test.step('[R91, R198] exports the balances that the screen hides', async () => {
    expect(await readDownload(await exported(page))).toContain('18092.50')
    await expect(page.getByText('18,092.50')).toHaveCount(0)
  })
  await whole.getByRole('button', { name: 'Show balance' }).click()
  await expect(whole).toContainText('Opening balance$0.00Money in$30,879.76Money out$12,787.26Balance today$18,092.50')

  await test.step('[R198] finds a transaction by the note', async () => {
    await page.getByRole('searchbox').fill('for the flat')
    await expect(rows(page)).toHaveText([/Lena Abel.*for the flat/i])
    await page.getByRole('searchbox').fill('lena')
    await expect(rows(page).first()).toContainText('Lena Abel')
  })
})

test('[R198] searches, filters, sorts and exports', async ({ page, openAs }) => {
  await page.clock.setFixedTime(new Date('2026-01-20T12:00:00Z'))
  await openAs('ada', statements())
  await filter(page, (sheet) => sheet.getByRole('radio', { name: 'Money in' }).check())
  await expect(rows(page)).toHaveCount(10)
  await expect(left(page)).toHaveText('10 of 79 transactions: money in')
  await sort(page, 'Oldest first')
  await expect(rows(page).first()).toContainText('Opening deposit')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(left(page)).toHaveText(all)
  await expect(rows(page).first()).toContainText('Opening deposit')
  await sort(page, 'Largest amount first')
  await expect(page.getByRole('list', { name: 'Transactions' }).getByRole('listitem').nth(1)).toContainText('Salary')
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveCount(0)

  await test.step('exports the shown rows in the shown order', async () => {
    await page.getByRole('searchbox').fill('salary tidewater')
    await sort(page, 'Oldest first')
    await expect(rows(page)).toHaveCount(6)
    const download = await exported(page)
    expect(download.suggestedFilename()).toMatch(/^statement-filtered-\d{4}-\d\d-\d\d\.csv$/)
    expect(await readDownload(download)).toMatch(
      /^Date,Name,.*,Account,Period from,Period to\r\n2025-08-02,"Salary, Tidewater Works",TX\d+,,credit,3200\.00,,USD,successful,2024000101,2025-08-02,2026-01-02\r\n(2025-.*\r\n){4}2026-01-02,.*\r\n$/,
    )
  })

  await test.step('keeps the focus when filters are cleared', async () => {
    const toolbar = page.getByRole('group', { name: 'Search, filter and sort' })
    for (const which of ['first', 'last'] as const) {
      await page.getByRole('searchbox').fill('nothing like it')
      await page.getByText('No transactions match').waitFor()
      await expect(page.getByText('No Transaction History')).toHaveCount(0)
      await expect(exportCsv(page)).toBeDisabled()
      await page.getByRole('button', { name: 'Show all' })[which]().press('Enter')
      await expect(left(page)).toHaveText(all)
      await expect(toolbar).toBeFocused()
    }
  })

  await test.step('[R197] filters by month and days', async () => {
    await period(page, 'Last month').check()
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(['December 2025'])
    await period(page, 'This month').check()
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(['January 2026'])
    await navigate(page, `${statements()}?month=2025-12`)
    await page.reload()
    await waitForIdle(page)
    await expect(period(page, 'December 2025')).toBeChecked()
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(['December 2025'])
    expect((await exported(page)).suggestedFilename()).toBe('statement-2025-12-01-to-2025-12-31.csv')
  })

  await test.step('[R199] says that an account is empty, without filters', async () => {
    await openAs('emil', statements())
    await expect(page.getByText('No Transaction History')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })
})

test('[R198] shows its first row on a phone without scrolling', async ({ page, openAs, configure }) => {
  await configure({ legalName: 'Harbour Trust Ltd', contactEmail: 'help@example.com' })
  await resize(page, { width: 360, height: 740 })
  await openAs('ada', statements())
  const { y } = (await rows(page).first().boundingBox()) ?? { y: Infinity }
  // Below the banner of a demonstration, 36 px high, and the sums of the period.
  expect(y + 36).toBeLessThanOrEqual(410)
  const tops = await page
    .getByRole('radiogroup', { name: 'Period' })
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)

  await test.step('closes linked details without leaving the statement', async () => {
    const address = (await rows(page).first().getByRole('link').getAttribute('href')) ?? ''
    await page.goto(address)
    const details = page.getByRole('dialog', { name: 'Transaction details' })
    await details.getByRole('button', { name: 'Close details' }).click()
    await expect(details).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`${statements()}$`))
  })
})

test('[R196] keeps the place in a long history', async ({ page, openAs }) => {
  await resize(page, { width: 1280, height: 800 })
  await openAs('max', statements(), 'history:max:450')
  await expect(rows(page)).toHaveCount(100)
  const more = page.getByRole('button', { name: 'Show 100 more of 450' })
  await more.press('Enter')
  await expect(rows(page)).toHaveCount(200)
  await expect(more).toBeFocused()
  const seen = rows(page).nth(150)
  const top = async () => (await seen.boundingBox())?.y ?? Infinity
  await seen.getByRole('link').scrollIntoViewIfNeeded()
  const other = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help & Support' })
  const before = await top()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toMatch(/"top":[1-9]/)
  // In Firefox the pointer's way to a sticky link scrolls the page.
  await other.dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeFocused()
  await page.goBack()
  await expect(rows(page)).toHaveCount(200)
  await expect.poll(top).toBeCloseTo(before, -1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expect(rows(page)).toHaveCount(200)
  await expect.poll(top).toBeCloseTo(before, -1)
})
