import { paths } from '#src/paths.ts'
import { basePath } from '#tests/e2e/support/fixtures.ts'
import { expect, test } from '#tests/e2e/support/network.ts'
import { fillSignIn } from '#tests/e2e/support/signIn.ts'

const { auth } = paths

test('[R27] a late answer to a sign-in stores nothing', async ({ page, open, network }) => {
  const stored = () => page.evaluate(() => Object.entries(localStorage))
  for (const other of [undefined, 'token-of-another']) {
    network.reset()
    network.damage('userlogin', 'held')
    await open(auth.signIn())
    await fillSignIn(page, 'ada@example.com')
    await page.getByText('Remember me').click()
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect.poll(() => network.received('userlogin')).toHaveLength(1)
    if (other === undefined) {
      await page.getByRole('link', { name: 'Sign Up' }).click()
      await expect(page).toHaveURL(`${basePath}${auth.signUp()}`)
    } else await page.evaluate((token) => localStorage.setItem('baUid', token), other)
    const kept = await stored()
    const answer = page.waitForResponse(/crud=userlogin/)
    network.mend()
    // Not the end of its body, which a page that has left may never report.
    await answer
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(await stored()).toEqual(kept)
    await expect(page.getByText('Welcome Back')).toHaveCount(0)
  }
})
