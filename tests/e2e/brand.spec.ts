import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { basePath, expect, test } from '#tests/e2e/support/fixtures.ts'

const { auth, dashboard } = paths

async function useBrand(page: Page, css: string): Promise<void> {
  await page.route(`**${basePath}/brand/brand.css`, (route) => route.fulfill({ contentType: 'text/css', body: css }))
}

test.describe('At a first visit', () => {
  test.use({ ownTab: true })

  test("only a bank's own fonts are requested", async ({ page, open }) => {
    await useBrand(
      page,
      `@font-face { font-family: 'Bank'; src: url('font.woff2') }
      :root { --font-text: 'Bank', sans-serif; --font-heading: Georgia, serif }`,
    )
    const font = 'node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2'
    await page.route(`**${basePath}/brand/font.woff2`, (route) => route.fulfill({ path: font }))
    const requested: string[] = []
    page.on('requestfinished', (request) => requested.push(new URL(request.url()).pathname))
    await open(auth.signIn())
    await page.evaluate(() => document.fonts.ready)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', 'Georgia, serif')
    expect(requested.filter((path) => path.endsWith('.woff2'))).toEqual([`${basePath}/brand/font.woff2`])
  })
})

test('a brand applies before any script, and prints on white', async ({ page, allowErrors }) => {
  allowErrors(/Failed to load resource/)
  await useBrand(page, ':root { --brand: oklch(0.4 0.15 260) }')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${basePath}${auth.signIn()}`)
  const button = page.getByRole('button', { name: 'Sign In', exact: true })
  await expect(button).toHaveCSS('background-color', 'oklch(0.4 0.15 260)')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  // With the window's height, Firefox prints an empty page after a receipt.
  await expect(page.locator('body')).toHaveCSS('min-height', '0px')
})

test("legal pages and the account's name are configured", async ({ page, configure, open, openAs }) => {
  await configure({
    termsUrl: '/wp-user/terms.html',
    privacyUrl: 'https://bank.example/privacy',
    imprintUrl: '/imprint',
    productName: 'Current account',
  })
  await open(auth.signUp())
  await expect(page.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/wp-user/terms.html')
  await openAs('ada', dashboard.home())
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', 'https://bank.example/privacy')
  await expect(footer.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint')
  await expect(footer.getByRole('link', { name: 'Fees' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Current account' })).toBeVisible()
})
