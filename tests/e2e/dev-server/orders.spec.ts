import { enterAndStay, goToPin, send } from '#tests/e2e/support/transferSteps.ts'
import { expect, test } from '#tests/e2e/support/workshop.ts'

test.use({ served: 'dev' })

test('[R1, R127] a first transfer reaches the bank once', async ({ page, openAs, sent }) => {
  // Loading every module once may take a minute.
  test.slow()
  await openAs('ada', send(), 'latency:800:confirmPin')
  await goToPin(page)
  await page.goBack()
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('123.45')
  // By keyboard: after Back, the browser scrolls when it likes, also between the start and the end of a click.
  await page.getByRole('button', { name: 'Confirmed' }).press('Enter')
  await enterAndStay(page)
  await expect(page.getByRole('main').getByText('Successful! Await Confirmation')).toBeVisible()
  expect(sent('confirmmypin')).toHaveLength(1)
  expect(sent('newtrs')).toHaveLength(1)
})
