/** Bank texts longer than a line wrap or are cut, and the page does not scroll sideways. */
import type { Locator, Page } from '@playwright/test'
import type { OperationId } from '#src/api/generated/operations.ts'
import { paths } from '#src/paths.ts'
import { tickUntilIdle } from '#tests/e2e/support/clock.ts'
import { expect, navigateAndWait, test } from '#tests/e2e/support/fixtures.ts'
import { enterAndStay } from '#tests/e2e/support/transferSteps.ts'
import { responseExamples } from '#tests/support/responseExamples.ts'

const { dashboard } = paths

/** The app would discard a longer text in these fields. */
const formed = new Set(
  'id,date,dob,created_at,transaction_type,status,icon,wasread,amount,tb,balance,percent,price,role,verification_status,verified,submitted'.split(
    ',',
  ),
)
const lengthen = (text: string): string =>
  (text + (/^[\d+ ]+$/.test(text) ? '0123456789' : 'Wolfeschlegel').repeat(20)).replaceAll(' ', '')

function lengthened(value: unknown, field = ''): unknown {
  // The console would report a missing picture.
  if (field === 'picture') return null
  if (typeof value === 'string') return formed.has(field) ? value : lengthen(value)
  if (Array.isArray(value)) return value.map((entry) => lengthened(entry, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, lengthened(entry, name)]))
}

function respondAtLength(id: OperationId): string {
  const found = responseExamples.findLast(
    ({ id: of, example }) => of === id && ['success', 'withAddress'].includes(example),
  )
  expect(found, id).toBeDefined()
  return `respond:${id}:${encodeURIComponent(JSON.stringify(lengthened(found?.value)))}:always`
}

/** Escape closes an overlay only once it is open. */
async function openOverlay(page: Page, control: Locator): Promise<void> {
  await control.click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const screens: { path: string; responds: OperationId[]; states?: ((page: Page) => Promise<void>)[] }[] = [
  {
    path: dashboard.home(),
    responds: ['getAccount', 'getTransfers'],
    states: [
      (page) => openOverlay(page, page.getByRole('button', { name: 'Your account' })),
      async (page) => {
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await openOverlay(page, page.getByRole('button', { name: 'Menu' }).first())
      },
    ],
  },
  {
    path: dashboard.statements(),
    responds: ['getAccount', 'getStatement'],
    states: [(page) => openOverlay(page, page.getByRole('main').getByRole('listitem').getByRole('link').first())],
  },
  {
    path: dashboard.send({ again: '8' }),
    responds: ['getAccount', 'getTransfers', 'getTransferFee', 'submitTransfer'],
    states: [
      (page) => page.getByRole('button', { name: 'Continue' }).click(),
      (page) => page.getByRole('button', { name: 'Confirmed' }).click(),
      enterAndStay,
    ],
  },
  { path: dashboard.profile(), responds: ['getProfile'] },
  { path: dashboard.send(), responds: ['getAccount', 'getTransfers'] },
  { path: dashboard.settings(), responds: ['getProfile'] },
  { path: dashboard.kyc(), responds: ['getIdentityDocuments'] },
  { path: dashboard.addFundsCrypto(), responds: ['getCryptoDepositForm'] },
  { path: dashboard.addFundsInstitution(), responds: ['getInstitution'] },
  { path: dashboard.makePaymentCrypto(), responds: ['getPaymentForm'] },
  { path: dashboard.fixedDepositCrypto(), responds: ['getFixedDepositForm'] },
  { path: dashboard.upgrade(), responds: ['getUpgradeForm'] },
  { path: dashboard.notifications(), responds: ['getNotifications'] },
  { path: dashboard.contact(), responds: ['getContact'] },
]

function sideways(): string[] {
  const isCut = (element: Element): boolean => {
    for (let around = element.parentElement; around !== null && around !== document.body; around = around.parentElement)
      if (getComputedStyle(around).overflowX !== 'visible') return true
    return false
  }
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 1 && right > innerWidth + 1 && !isCut(element)
    })
    .map((element) => `${element.tagName} ${element.className} "${element.textContent.slice(0, 30)}"`)
}

test('long words cause no scrolling sideways', async ({ page, openAs }) => {
  test.slow()
  const responses = new Set(screens.flatMap(({ responds }) => responds.map(respondAtLength)))
  await page.clock.install()
  await page.setViewportSize({ width: 320, height: 740 })
  await openAs('ada', dashboard.addFunds(), [...responses].join(','))
  for (const { path, states = [] } of screens) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await navigateAndWait(page, path, tickUntilIdle)
    for (const [index, prepare] of [undefined, ...states].entries()) {
      await prepare?.(page)
      expect.soft(await page.evaluate(sideways), `${path} state ${index}`).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  }
})
