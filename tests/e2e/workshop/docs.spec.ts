import { expect, test } from '@playwright/test'
import { loadContract } from '#openapi/tools/contract.ts'
import { referencePage } from '#openapi/tools/docs.ts'

test('the API reference shows an operation with its marker and call, and requests nothing', async ({ page }) => {
  const body = referencePage(await loadContract())
  const requested: string[] = []
  page.on('requestfinished', (request) => requested.push(request.url()))
  await page.route('http://docs.test/reference', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://docs.test/reference')
  await expect(page.getByRole('heading', { name: 'E-banking users API' })).toBeVisible()
  await page.getByText('contact', { exact: true }).first().click()
  await page
    .getByRole('link', { name: /contact details/ })
    .first()
    .click()
  const operation = page.getByRole('main').or(page.locator('body'))
  await expect(operation.getByText('getcontact').first()).toBeVisible()
  await expect(operation.getByText("'getcontact=getcontact'").first()).toBeVisible()
  expect(requested.filter((url) => !/reference$|^blob:|^data:/.test(url))).toEqual([])
})
