import { enterAndStay, fillIn, home, toBen } from '#tests/e2e/support/transferSteps.ts'
import { expect, test } from '#tests/e2e/support/workshop.ts'

test.use({ served: 'dev' })

test('[R1, R127] a first transfer reaches the bank once', async ({ page, open, sent }) => {
  // Loading every module once may take a minute.
  test.slow()
  // The balance follows from the bank's first day.
  await open(home(), 'reset:2026-01-16,as:ada,latency:800:confirmPin')
  await page.getByRole('button', { name: /^Copy/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied to clipboard' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: 'Send' }).click()
  await fillIn(page)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL(/send\/confirm$/)
  await expect(page.getByRole('button', { name: 'Confirmed' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Account holder')).toHaveValue(toBen['Account holder'])
  // By keyboard: after Back, the browser scrolls when it likes, also between the start and the end of a click.
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('123.45')
  await page.getByRole('button', { name: 'Confirmed' }).click()

  await expect(page.getByLabel('Transaction PIN')).toBeFocused()
  await enterAndStay(page)
  await expect(page.getByRole('main').getByText('Successful! Await Confirmation')).toBeVisible()
  expect(sent('confirmmypin')).toHaveLength(1)
  expect(sent('newtrs')).toHaveLength(1)
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await page.getByRole('button', { name: 'Show balance' }).click()
  await expect(page.getByText('$17,969.05', { exact: true })).toBeVisible()
})
