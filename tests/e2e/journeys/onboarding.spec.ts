import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { expect, test, greeting } from '#tests/e2e/support/fixtures.ts'

const email = 'mira.halden@example.com'
const password = 'kx7!fq2v-m3p'
const pin = '4821'

const picture = readFileSync('public/brand/apple-touch-icon.png')

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not lead to ${target.toString()}.`)
}
async function press(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }))
  await page.keyboard.press('Enter')
}
async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}
async function choose(page: Page, label: string, name: string): Promise<void> {
  await tabTo(page, page.getByRole('group', { name: label }).getByRole('button', { name: 'Choose a file' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(name)).toBeVisible()
}

const currentStep = (page: Page) =>
  page.getByRole('list', { name: 'Steps to your account' }).locator('[aria-current=step]')

test('[R1] opens an account, from the landing page to the dashboard, by keyboard alone', async ({
  page,
  open,
  mails,
  sent,
}) => {
  test.slow()
  const names = ['front.png', 'back.png', 'face.png']
  // From the start: the browser opens a dialog of its own if nothing listens in time.
  page.on('filechooser', (chooser) => {
    void chooser.setFiles({ name: names.shift() ?? '', mimeType: 'image/png', buffer: picture })
  })
  await open(paths.auth.landing())
  await press(page, 'link', 'Get Started')

  await expect(currentStep(page)).toHaveText(/Sign up/)
  await type(page, 'First name', 'Mira')
  await type(page, 'Last name', 'Halden')
  await type(page, 'Username', 'mira')
  await type(page, 'Email', email)
  await type(page, 'Password', password)
  await type(page, 'Confirm password', password)
  await tabTo(page, page.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await press(page, 'button', 'Sign Up')

  await expect(page).toHaveURL(/\/verify\/mira\.halden%40example\.com$/)
  await expect(currentStep(page)).toHaveText(/Email/)
  await type(page, 'Verification code', mails().at(-1)?.code ?? '')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Your details' })).toBeFocused()
  await expect(currentStep(page)).toHaveText(/Identity/)
  await type(page, 'Country', 'Portugal')
  await type(page, 'Phone', '+351 210 000 000')
  await type(page, 'Home address', '1 Rua Nova, Lisboa')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: 'Passport' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'National ID card' })).toBeChecked()
  await choose(page, 'Front of the document', 'front.png')
  await choose(page, 'Back of the document', 'back.png')
  await press(page, 'button', 'Continue')
  await choose(page, 'Picture of your face', 'face.png')
  await press(page, 'button', 'Submit')

  await expect(page.getByText(/\(KYC\) is under review/)).toBeVisible()
  await expect(currentStep(page)).toHaveText(/We're checking your documents/)
  expect(sent('submit_verification').map(({ fields }) => fields)).toEqual([
    expect.objectContaining({ type: 'National ID card', idcardFront: 'front.png', pic: 'face.png' }),
  ])
  await press(page, 'button', 'Okay')
  await expect(page.getByText('Logged out!')).toBeVisible()

  await open(paths.auth.landing(), `kyc:${email}:approve`)
  await press(page, 'link', 'Sign In')
  await type(page, 'Email', email)
  await type(page, 'Password', password)
  await page.keyboard.press('Enter')

  // By itself, which may be sooner than the keys to its link on a busy machine.
  await expect(page).toHaveURL(/\/dashboard\/pincreation$/)
  await expect(currentStep(page)).toHaveText(/PIN/)
  await type(page, 'New PIN', pin)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Repeat the PIN')).toBeFocused()
  await page.keyboard.type(pin)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeFocused()

  await expect(page).toHaveURL(/\/wp-user\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeFocused()
  await expect(page.getByText('No Transaction History')).toBeVisible()
})
