import type { Page } from '@playwright/test'
import { changeSettings } from '#mocks/domain/bank.ts'
import { pages } from '#src/app/routing/pages.ts'
import { paths } from '#src/paths.ts'
import { tickUntilIdle } from '#tests/e2e/support/clock.ts'
import { expect, leaksAndCodes, navigateAndWait, test } from '#tests/e2e/support/fixtures.ts'
import { toasts } from '#tests/e2e/support/toasts.ts'
import { loadedBy } from '#tests/support/pageQueries.ts'

const { dashboard } = paths

const unreachable = "Can't reach the bank."

/** Pages that work without what they load, and steps that need earlier input. */
const others: readonly string[] = [
  ...[dashboard.createPin(), dashboard.createPinAgain(), dashboard.fixedDeposit(), dashboard.makePayment()],
  ...[dashboard.sendConfirm(), dashboard.sendPin()],
]

/** Each customer's page with the first of its queries: without that one it shows nothing else. */
const screens = [
  // The layout loads it, and the first opened screen shows its failures.
  { path: dashboard.profile(), loader: 'getProfile' },
  { path: dashboard.payee('21'), loader: 'getTransfers' },
  ...pages
    .filter(({ access, path }) => access === 'customer' && !path.includes(':') && !others.includes(path))
    .flatMap((page) =>
      loadedBy(page)
        .slice(0, 1)
        .map((loader) => ({ path: page.path, loader })),
    ),
]
async function standsWithoutLeaks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toMatch(leaksAndCodes)
}

test('[R206] without a network every screen says so', async ({ page, bank, openAs }) => {
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
  const banner = page.getByText(unreachable, { exact: true })
  await page.clock.install()
  await openAs('ada', dashboard.createPin(), 'offline:1')
  await expect(banner).toBeVisible()
  // A PIN is not kept.
  await expect(page.getByText('What you typed is kept.')).toHaveCount(0)
  for (const { path } of screens) {
    await navigateAndWait(page, path, tickUntilIdle)
    await expect(retry.first(), path).toBeVisible()
    await standsWithoutLeaks(page)
    await expect(banner).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
  }
  await changeSettings(bank, { offline: false })
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(banner).toHaveCount(0)
  await expect(retry).toHaveCount(0)
})

test('errors reach the operator without personal data', async ({ page, configure, openAs, allowErrors }) => {
  const reports: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/error-reports')) reports.push(request.postDataJSON() as Record<string, unknown>)
  })
  await configure({ errorReportUrl: '/wp-user/error-reports' })
  await openAs('ada', dashboard.home(), 'fail:getAccount:nullRows')
  // Nothing receives reports here.
  allowErrors(/made on purpose|404 .*error-reports/)
  await page.evaluate(() =>
    setTimeout(() => void Promise.reject(new Error('made on purpose for Lena Abel, ada@example.com 4711'))),
  )
  await expect
    .poll(() => reports)
    .toContainEqual(expect.objectContaining({ kind: 'error', name: 'Error', page: '/dashboard' }))
  expect(reports).toContainEqual(expect.objectContaining({ kind: 'violation', operation: 'getAccount' }))
  expect(JSON.stringify(reports)).not.toMatch(/ada|lena|abel|purpose|4711/i)
})
