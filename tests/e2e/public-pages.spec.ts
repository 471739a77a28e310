import { paths } from '#src/app/paths.ts'
import { expect, test } from '#tests/fixtures.ts'

test.describe('The public pages', () => {
  for (const [path, heading] of [
    [paths.auth.landing(), 'Welcome to the Best E-banking System'],
    [paths.auth.signIn(), 'Sign In'],
    [paths.auth.signUp(), 'Sign Up'],
  ] as const) {
    test(`stand without any script: ${path}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(`${baseURL ?? ''}/wp-user${path}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).fontFamily)).toContain(
        'Source Serif',
      )
      await context.close()
    })

    test(`are taken over by the app as they stand: ${path}`, async ({ page, open }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const heading = document.querySelector('h1')
          if (heading !== null) Object.assign(heading, { isFromThePage: true })
        })
      })
      await open(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect
        .poll(() =>
          page.locator('#root').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer'))),
        )
        .toBe(true)
      expect(await page.locator('h1').evaluate((element) => 'isFromThePage' in element)).toBe(true)
    })
  }

  test('never put what was typed into the address, even before the script has run', async ({ request }) => {
    const answer = await request.get(`/wp-user${paths.auth.signIn()}`)
    expect(answer.headers()['content-security-policy']).toContain("form-action 'none'")
    expect(await answer.text()).toMatch(/<form[^>]* method="post"/)
  })
})
