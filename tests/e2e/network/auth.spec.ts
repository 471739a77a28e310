import { paths } from '#src/paths.ts'
import { basePath } from '#tests/e2e/support/fixtures.ts'
import { expect, test } from '#tests/e2e/support/network.ts'

const { auth } = paths

for (const [what, other, stored] of [
  ['after its page was left', undefined, []],
  ['after another tab has signed in', 'token-of-another', ['baUid']],
] as const)
  test(`[R27] a sign-in that the bank answers ${what} stores nothing`, async ({ page, open, network }) => {
    network.damage('userlogin', 'held')
    await open(auth.signIn())
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('demo-password')
    await page.getByText('Remember me').click()
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect.poll(() => network.received('userlogin')).toHaveLength(1)
    if (other === undefined) {
      await page.getByRole('link', { name: 'Sign Up' }).click()
      await expect(page).toHaveURL(`${basePath}${auth.signUp()}`)
    } else await page.evaluate((token) => localStorage.setItem('baUid', token), other)
    const answer = page.waitForResponse(/crud=userlogin/)
    network.mend()
    await answer
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(stored)
    expect(await page.evaluate(() => localStorage.getItem('baUid'))).toBe(other ?? null)
    await expect(page.getByText('Welcome Back')).toHaveCount(0)
  })
