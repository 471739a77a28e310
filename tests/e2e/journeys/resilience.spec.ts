import type { Page } from '@playwright/test'
import { changeSettings } from '#mocks/domain/bank.ts'
import { faultKinds, type FaultKind } from '#mocks/faults/faults.ts'
import { pages } from '#src/app/routing/pages.ts'
import { paths } from '#src/paths.ts'
import { tickUntilIdle } from '#tests/e2e/support/clock.ts'
import { expect, navigateAndWait, test, waitForIdle } from '#tests/e2e/support/fixtures.ts'
import { leaksAndCodes } from '#tests/e2e/support/leaks.ts'
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
/** Data loaded for one screen is cached for the next. */
const loadedOnce = screens.filter(({ loader }, index) => screens.findIndex((one) => one.loader === loader) === index)

const otherKinds: readonly string[] = [
  'expired',
  'slow',
  'late',
  'markup',
  'attack',
  'address',
  'cut',
  'html',
  'silent',
  'endless',
  'response',
  'nullRows',
  'textLists',
  'nullMessage',
] satisfies FaultKind[]
const rest = Object.keys(faultKinds).filter((kind) => !otherKinds.includes(kind))

/** A broken response and a share of all other failures. Other tests cover lost connections and each kind. */
function faultsOf(index: number): string[] {
  const two = [0, 1].map((offset) => rest[(2 * index + offset) % rest.length] ?? 'html')
  return ['html', ...two.flatMap((kind) => (kind === 'lost' ? [kind, kind] : [kind]))]
}

async function standsWithoutLeaks(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toMatch(leaksAndCodes)
}

async function outlives(page: Page, path: string, faults: readonly string[], wait = waitForIdle): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' }).first()
  await expect(retry, path).toBeVisible()
  let retries = 0
  while (retries <= faults.length && (await isStillFailing(page, wait))) {
    await standsWithoutLeaks(page)
    await retry.click()
    retries += 1
    if (retries === 1) await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  // Some of them are valid responses, such as an object without any field.
  expect(retries, `${path}: the failures were shown`).toBeGreaterThanOrEqual(1)
  await expect(page.getByText("Can't reach the bank.")).toHaveCount(0)
}

const faultsOfAll = (operations: readonly string[]): string =>
  operations.flatMap((loader, index) => faultsOf(index).map((kind) => `fail:${loader}:${kind}`)).join(',')

test('[R13, R206] screens survive failures of their queries', async ({ page, openAs }) => {
  test.slow()
  await page.clock.install()
  await openAs('ada', dashboard.profile(), faultsOfAll(loadedOnce.map(({ loader }) => loader)))
  for (const [index, { path }] of loadedOnce.entries()) {
    if (index > 0) await navigateAndWait(page, path, tickUntilIdle)
    await outlives(page, path, faultsOf(index), tickUntilIdle)
  }
  await expect(toasts(page)).toHaveCount(0)
})

async function isStillFailing(page: Page, wait: typeof waitForIdle): Promise<boolean> {
  await wait(page)
  return page.getByRole('main').getByRole('button', { name: 'Retry' }).first().isVisible()
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
