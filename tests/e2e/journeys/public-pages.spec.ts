import { paths } from '#src/paths.ts'
import { authTexts } from '#src/texts/auth.ts'
import { expect, test } from '#tests/support/fixtures.ts'

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
  test('stand without any script', async ({ browser, baseURL }) => {
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

  test('are taken over by the app as they stand', async ({ page, open }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const heading = document.querySelector('h1')
        if (heading !== null) Object.assign(heading, { isFromThePage: true })
      })
    })
    for (const [path, heading] of pages) {
      await open(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect
        .poll(() =>
          page.locator('#root').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer'))),
        )
        .toBe(true)
      expect(await page.locator('h1').evaluate((element) => 'isFromThePage' in element), path).toBe(true)
    }
  })

  test('never send what was typed anywhere before the script has run', async ({ request }) => {
    const answer = await request.get(`/wp-user${paths.auth.signIn()}`)
    expect(answer.headers()['content-security-policy']).toContain("form-action 'none'")
    expect(await answer.text()).toMatch(/<form[^>]* method="dialog"/)
  })
})
