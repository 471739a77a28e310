import { paths } from '#src/paths.ts'
import { at, expect, navigate, test } from '#tests/e2e/support/fixtures.ts'
import { fillSignIn } from '#tests/e2e/support/signIn.ts'

const { account, underReview, signIn, landing, info, notice } = paths.auth
const atLanding = /\/wp-user\/auth$/

test.describe('Under review', () => {
  test('[R73, R75] logs out at a second visit, and by "Okay"', async ({ page, openAs }) => {
    // Also [R34], [R74]
    const okay = page.getByRole('button', { name: 'Okay' })
    await openAs('pia', signIn())
    // Its customer has sent the form.
    await navigate(page, account())
    await expect(page).toHaveURL(at(underReview()))
    await expect(okay).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('close'))).toBe('1')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(atLanding)
    await expect(page.getByText('Logged out!', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('tempToken'))).toBeNull()

    // The visits of each sign-in count separately.
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await fillSignIn(page, 'pia@example.com')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at(underReview()))
    await expect(page.getByText(/\(KYC\) is under review/)).toBeVisible()
    await okay.click()
    await expect(page).toHaveURL(atLanding)
    await expect(page.getByText('Logged out!', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
})

test("[R32, R76] the bank's notice replaces a session, as text", async ({ page, open, configure }) => {
  await configure({ contactEmail: 'help@quay.test' })
  await open(notice())
  await expect(page.getByText('To read it again, sign in again.')).toBeVisible()
  await navigate(page, info())
  await expect(page.getByText('To read it again, sign in again.')).toBeVisible()

  await open(signIn(), 'fail:signIn:markup')
  await fillSignIn(page, 'iris@example.com')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/wp-user\/auth\/info\/notice$/)
  await expect(page.getByRole('heading', { name: 'Your account is on hold<img' })).toBeVisible()
  await expect(page.getByText('We are happy to help.<img')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible()
  expect(await page.evaluate(() => ['wasRun' in window, 'baUid' in localStorage])).toEqual([false, false])
  expect(await page.title()).not.toContain('hold')

  await test.step('[R77] "Logout" logs out', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(at(landing()))
    await expect(page.getByText('Logged out!', { exact: true })).toBeVisible()
  })
})
