import { personaPassword } from '#mocks/seed/personas.ts'
import { paths } from '#src/paths.ts'
import { expect, navigate, test } from '#tests/e2e/support/fixtures.ts'

const { account, underReview, signIn, landing, info, notice } = paths.auth
const atLanding = /\/wp-user\/auth$/

test.describe('Under review', () => {
  test('[R73, R74] reports the review, and "Okay" logs out', async ({ page, openAs }) => {
    await openAs('pia', underReview())
    await expect(page.getByText(/\(KYC\) is under review/)).toBeVisible()
    await page.getByRole('button', { name: 'Okay' }).click()
    await expect(page).toHaveURL(atLanding)
    await expect(page.getByText('Logged out!', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })

  test('[R34] is shown in place of the form that its customer has sent', async ({ page, openAs }) => {
    await openAs('pia', account())
    await expect(page).toHaveURL(new RegExp(`${underReview()}$`))
    await expect(page.getByText(/\(KYC\) is under review/)).toBeVisible()
  })

  test('[R75] logs out a customer on a second visit, by a link or by a reload', async ({ page, openAs }) => {
    await openAs('pia', underReview())
    expect(await page.evaluate(() => localStorage.getItem('close'))).toBe('1')
    await page.reload()
    await expect(page).toHaveURL(atLanding)
    await expect(page.getByText('Logged out!', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('tempToken'))).toBeNull()
  })

  test('[R75] logs out a customer who leaves the page and returns', async ({ page, openAs }) => {
    await openAs('pia', signIn())
    await navigate(page, underReview())
    await expect(page.getByRole('button', { name: 'Okay' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(atLanding)
    await expect(page.getByText('Logged out!', { exact: true })).toBeVisible()
  })

  test('[R34, R75] counts the visits of each sign-in separately', async ({ page, openAs, open }) => {
    await openAs('pia', underReview())
    await open(signIn())
    await page.getByLabel('Email').fill('pia@example.com')
    await page.getByLabel('Password', { exact: true }).fill(personaPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${underReview()}$`))
    await expect(page.getByRole('button', { name: 'Okay' })).toBeVisible()
  })
})

test.describe('Notice', () => {
  test('[R76] shows a default text without a notice, at either address', async ({ page, open }) => {
    for (const path of [info(), notice()]) {
      await open(path)
      await expect(page.getByText('To read it again, sign in again.')).toBeVisible()
    }
  })

  test('[R76, R77] shows head and body as text, and "Logout" logs out', async ({ page, open }) => {
    await open(signIn(), 'fail:signIn:markup')
    await page.getByLabel('Email').fill('iris@example.com')
    await page.getByLabel('Password', { exact: true }).fill(personaPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your account is on hold<img' })).toBeVisible()
    await expect(page.getByText('We are happy to help.<img')).toBeVisible()
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
    expect(await page.title()).not.toContain('hold')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(new RegExp(`${landing()}$`))
    await expect(page.getByText('Logged out!', { exact: true })).toBeVisible()
  })
})
