import { paths } from '#src/paths.ts'
import { authTexts } from '#src/texts/auth.ts'
import { expect, test } from '#tests/support/fixtures.ts'

test.use({ ownTab: true })

const pages = [
  [paths.auth.landing(), 'Welcome to the Best E-banking System'],
  [paths.auth.signIn(), 'Sign In'],
  [paths.auth.signUp(), 'Sign Up'],
  [paths.auth.forgot(), authTexts.signIn.forgotPassword],
  [paths.auth.reset(), authTexts.reset.title],
  ['/auth/info', 'Notice'],
  [paths.auth.notice(), 'Notice'],
] as const

test.describe('The public pages', () => {
  test('are readable without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    for (const [path, heading] of pages) {
      await page.goto(`${baseURL ?? ''}/wp-user${path}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).fontFamily), path).toContain(
        'Source Serif',
      )
    }
    await context.close()
  })

  test('are hydrated without a change', async ({ page, open }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const heading = document.querySelector('h1')
        if (heading !== null) Object.assign(heading, { isFromThePage: true })
      })
    })
    for (const [path, heading] of pages) {
      await open(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-hydrated')
      expect(await page.locator('h1').evaluate((element) => 'isFromThePage' in element), path).toBe(true)
    }
  })

  test('never send what was typed anywhere before the script has run', async ({ request }) => {
    const response = await request.get(`/wp-user${paths.auth.signIn()}`)
    expect(response.headers()['content-security-policy']).toContain("form-action 'none'")
    expect(await response.text()).toMatch(/<form[^>]* method="dialog"/)
  })
})

test.describe('Before hydration', () => {
  const entry = /\/assets\/index-[^/]*\.js$/

  test('a press before hydration takes effect after it', async ({ page, allowErrors }) => {
    allowErrors(/Failed to load resource/)
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(entry, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`/wp-user${paths.auth.signIn()}`, { waitUntil: 'commit' })
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    release()
    await expect(page.getByText(authTexts.signIn.invalidCredentials)).toBeVisible()
  })

  test('a script that does not arrive is named on the page', async ({ page, allowErrors }) => {
    allowErrors(/./)
    await page.route(entry, (route) => route.abort())
    await page.goto(`/wp-user${paths.auth.signIn()}`)
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded completely.')
  })
})

test.describe('The configuration', () => {
  test('[R3] names the bank on every page before the first paint, from one file', async ({ page, configure, open }) => {
    await configure({ bankName: 'Quay Bank', legalName: 'Quay Bank plc', contactEmail: 'help@quay.test' })
    await page.addInitScript(() => {
      const names = new Set<string>()
      const look = (): void => {
        const name = document.querySelector('[data-config=bankName]')?.textContent
        if (name) names.add(name)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      Object.assign(window, { names })
    })
    for (const path of [paths.auth.landing(), paths.auth.signIn()]) {
      await open(path)
      expect(await page.evaluate(() => [...(Reflect.get(window, 'names') as Set<string>)]), path).toEqual(['Quay Bank'])
      await expect(page.getByRole('contentinfo')).toContainText('Quay Bank plc')
      await expect(page.getByText('help@quay.test')).toBeVisible()
    }
  })

  for (const [what, body, problem] of [
    ['a mistyped entry', 'window.siteConfig = { bankname: "x" }', 'unknown entry: bankname'],
    ['a file that is no JavaScript', 'window.siteConfig = {', 'config.js is missing or is not valid JavaScript'],
  ] as const) {
    test(`says on the page that there is ${what}`, async ({ page, allowErrors }) => {
      allowErrors(/./)
      await page.route('**/config.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
      await page.goto(`/wp-user${paths.auth.signIn()}`)
      await expect(page.getByRole('alert')).toContainText(problem)
    })
  }
})
