import { paths } from '#src/paths.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'

const { contact } = paths.dashboard

test('[R200] Help & Support links to WhatsApp, mail and telephone', async ({ page, openAs, sent }) => {
  await openAs('ada', contact())
  await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeVisible()
  expect(sent('getcontact')).toHaveLength(1)
  for (const [text, href] of [
    ['+1 202 555 0199', 'https://wa.me/12025550199'],
    ['help@harbour-trust.example', 'mailto:help@harbour-trust.example'],
    ['+1 202 555 0100', 'tel:+12025550100'],
  ] as const)
    await expect(page.getByRole('link', { name: text })).toHaveAttribute('href', href)
  await expect(page.getByRole('link', { name: '+1 202 555 0199' })).toHaveAttribute('rel', /noopener/)
  await page.getByRole('button', { name: 'Copy Email' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('help@harbour-trust.example')

  // What the bank does not give.
  await openAs('mia', contact())
  await expect(page.getByText('Not available at the moment')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Contact us' }).getByRole('link')).toHaveCount(0)
  for (const button of await page.getByRole('button', { name: /^Copy/ }).all()) await expect(button).toBeDisabled()
})
