/** A bank at another origin, and an earlier build's worker. */
import { createServer } from 'node:http'
import { bankListener } from '#mocks/server.ts'
import { paths } from '#src/paths.ts'
import { basePath, png } from '#tests/e2e/support/fixtures.ts'
import { expect, test } from '#tests/e2e/support/network.ts'
import { listen } from '#tests/support/listen.ts'

const { auth, dashboard } = paths

test.use({ ownTab: true, bypassCSP: true })

test('[R151] deposits at another origin without preflights', async ({ page, openAs, configure, site }) => {
  const methods = new Set<string | undefined>()
  const respond = bankListener(site.bank)
  const bank = createServer((request, response) => {
    methods.add(request.method)
    if (request.method === 'OPTIONS') response.writeHead(405).end()
    else respond(request, response)
  })
  const { port, close } = await listen(bank)
  await configure({ apiUrl: `http://localhost:${port}` })
  await openAs('ada', dashboard.addFundsCrypto())
  await page.getByLabel('Amount').fill('77.5')
  await page.locator('input[type=file]:not([capture])').setInputFiles(png)
  await page.getByRole('button', { name: 'Submit Deposit' }).click()
  await expect(page.getByText('Payment Pending!')).toBeVisible()
  expect([...methods]).toEqual(['POST'])
  await close()
})

test("removes an earlier build's worker, and no other", async ({ page, open }) => {
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    )
  await open(auth.landing())
  await page.evaluate(async (base) => {
    for (const scope of [`${base}/`, '/other/', '/']) await navigator.serviceWorker.register('/worker.js', { scope })
    // A page is controlled by an active worker only.
    await navigator.serviceWorker.ready
  }, basePath)
  expect((await scopes()).sort()).toEqual(['/', '/other/', `${basePath}/`])
  // The second page may begin before the first one has loaded.
  let pages = 0
  page.on('framenavigated', () => (pages += 1))
  await page.reload()
  await expect.poll(() => pages).toBe(2)
  await page.waitForLoadState('networkidle')
  expect((await scopes()).sort()).toEqual(['/', '/other/'])
  expect(pages, 'once').toBe(2)
})
