import { copied } from '#src/texts/common.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { png } from '#tests/e2e/support/fixtures.ts'
import { createPin, enter, fillIn, home, toBen } from '#tests/e2e/support/transferSteps.ts'
import { expect, test } from '#tests/e2e/support/workshop.ts'

test('[R1, R94, R112, R121, R127] a first transfer reaches the bank once, while every screen loads for the first time, with its first toast and the focus in its PIN field', async ({
  page,
  open,
  sent,
}) => {
  // On a busy machine, loading every module once may take a minute.
  test.slow()
  // The balance follows from the bank's first day.
  await open(home(), 'reset:2026-01-16,as:ada,latency:800:confirmPin')
  await page.getByRole('button', { name: /^Copy/ }).click()
  await expect(page.getByRole('status').filter({ hasText: copied })).toBeVisible()
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
  await enter(page, '1234')
  await expect(page.getByRole('main').getByText(dashboardTexts.transfer.success)).toBeVisible()
  expect(sent('confirmmypin')).toHaveLength(1)
  expect(sent('newtrs')).toHaveLength(1)
  await page.getByRole('link', { name: 'Go to dashboard' }).click()
  await page.getByRole('button', { name: 'Show balance' }).click()
  await expect(page.getByText('$17,969.05', { exact: true })).toBeVisible()
})

test('@full [R122, R150, R151, R153] a first deposit reaches the bank once, and a PIN accepted after the customer has left sends nothing', async ({
  page,
  open,
  sent,
  allowErrors,
}) => {
  test.slow()
  await open(home(), 'reset:2026-01-16,as:ada,latency:800:confirmPin')
  await page.getByRole('main').getByRole('link', { name: 'Add funds' }).click()
  await page.getByRole('link', { name: 'Crypto Deposit' }).click()
  await page.getByLabel('Amount').fill('321.40')
  await page.locator('input[type=file]:not([capture])').setInputFiles(png)
  await page.getByRole('button', { name: 'Submit Deposit' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Pending!' })).toBeVisible()
  expect(sent('newcd').map(({ fields }) => [fields['amount'], fields['depositPic']])).toEqual([['321.40', 'proof.png']])
  await expect(page.getByRole('region', { name: 'Crypto Transactions' }).getByRole('listitem').first()).toContainText(
    '$321.40',
  )

  // The router warns of a history entry that is not its own: it cannot confirm unsaved changes there.
  allowErrors(/not created by @remix-run/)
  await page.getByRole('link', { name: 'Bank Transfer' }).first().click()
  await fillIn(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Confirmed' }).click()
  await page.getByLabel('Transaction PIN').fill('1234')
  await page.getByRole('button', { name: 'Confirm' }).evaluate((button, path) => {
    if (button instanceof HTMLElement) button.click()
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, `/wp-user${createPin()}`)
  await expect(page.getByLabel('New PIN')).toBeFocused()
  await expect.poll(() => sent('confirmmypin').length).toBe(1)
  await page.getByRole('link', { name: 'Bank Transfer' }).first().click()
  await expect(page.getByLabel('Account holder')).toHaveValue('')
  expect(sent('newtrs')).toEqual([])
})
