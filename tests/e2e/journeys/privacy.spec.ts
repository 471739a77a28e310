import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { expect, navigateAndWait, png, test } from '#tests/e2e/support/fixtures.ts'
import { fillSignIn } from '#tests/e2e/support/signIn.ts'

test.use({ ownTab: true })

const { dashboard } = paths

async function keptBy(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
    cookies: document.cookie === '' ? [] : [document.cookie],
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
  }))
}
const nothingElse = { session: [], cookies: [], databases: [], caches: [] }

test('[R219] a visit stores only the keys of the bank', async ({ page, open, openAs }) => {
  await open(paths.auth.signIn())
  expect(await keptBy(page)).toEqual({ ...nothingElse, local: [] })
  await fillSignIn(page, 'neil@example.com')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/account\/verification$/)
  expect((await keptBy(page))['local']).toContain('tempToken')
  const named = ['baUid', 'tempToken', 'verification', 'email', 'loggedOut', 'close', 'notverified', 'displayAmount']
  const preferences = ['remember', 'theme', 'lastActive']
  const check = async (): Promise<void> => {
    const { local = [], ...others } = await keptBy(page)
    expect(others).toEqual(nothingElse)
    expect(local.filter((key) => ![...named, ...preferences].includes(key))).toEqual([])
  }
  await check()
  await openAs('ada', dashboard.home())
  await check()
  for (const path of [dashboard.profile(), dashboard.addFundsCrypto(), dashboard.statements()]) {
    await navigateAndWait(page, path)
    await check()
  }
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(kept).not.toMatch(/Ada|Marlow|ada@|2024000101|Quay Street/)
  await navigateAndWait(page, dashboard.settings())
  await page.getByRole('radiogroup', { name: 'Appearance' }).getByText('Dark').click()
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out!')).toBeVisible()
  expect(await keptBy(page)).toEqual({ ...nothingElse, local: ['theme'] })
})

test('[R203] the token is sent in the form and nowhere else', async ({ page, openAs, sent }) => {
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  page.on('request', (request) => told.push(request.url(), JSON.stringify(request.headers())))
  await openAs('ada', dashboard.profile(), 'fail:updateProfile:error500')
  await page.getByLabel('Next of kin').fill('Cora')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.locator('input[type=file]:not([capture])').setInputFiles(png)
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect.poll(() => sent('updatepic').length).toBe(1)

  const token = await page.evaluate(() => localStorage.getItem('baUid') ?? '')
  expect(token).not.toBe('')
  expect(
    sent().every(
      ({ fields, url, query }) => fields['token'] === token && !`${url}${JSON.stringify(query)}`.includes(token),
    ),
  ).toBe(true)
  told.push(
    ...(await page.evaluate(() => [
      document.documentElement.outerHTML,
      document.title,
      location.href,
      document.referrer,
      JSON.stringify(history.state),
      ...performance.getEntries().map(({ name }) => name),
    ])),
  )
  expect(told.filter((text) => text.includes(token))).toEqual([])
})
