import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { expect, png, test } from '#tests/e2e/support/fixtures.ts'
import {
  addDocument,
  addFace,
  chooseType,
  documentTypes,
  enterDetails,
  goOn,
  identityFiles,
} from '#tests/e2e/support/identitySteps.ts'

const { account, verification, signIn } = paths.auth
const { kyc } = paths.dashboard

const part = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click()

test.describe('Identity verification', () => {
  test('[R66, R88] needs a temporary token, and offers to log out', async ({ page, open, openAs }) => {
    for (const path of [account(), verification()]) {
      await open(path)
      await expect(page).toHaveURL(new RegExp(`${signIn()}$`))
      await expect(page.getByText('Sign in first, then verify your identity.')).toBeVisible()
    }
    await openAs('neil', account())
    await page.getByLabel('Home address').fill('1 Quay Street')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('Home address')).toHaveValue('1 Quay Street')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.auth.landing()}$`))
    await expect(page.getByText('Logged out!')).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /temp/i.test(key)))).toEqual([])
  })

  test('[R67, R68] asks for details, document and pictures', async ({ page, openAs, sent }) => {
    // Also [R69]
    await openAs('neil', verification())
    await goOn(page)
    const missing = page.getByRole('group', { name: /^Check / }).getByRole('link')
    await expect(missing).toHaveText(['Country', 'Phone', 'Home address'])
    await missing.nth(1).click()
    await expect(page.getByLabel('Phone')).toBeFocused()
    await enterDetails(page)
    await expect(part(page, 'Your document')).toBeFocused()
    for (const label of ['Front of the document', 'Back of the document'])
      await expect(page.getByRole('group', { name: label })).toHaveAccessibleDescription(/A picture or a PDF\./)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.getByText('Identity check: 2 of 3')).toBeVisible()
    const names = ['Passport', 'National ID card', 'Residence permit', "Driver's License"]
    await expect(documentTypes(page).getByRole('radio')).toHaveCount(names.length)
    for (const name of names) await expect(documentTypes(page).getByRole('radio', { name })).not.toBeChecked()
    await goOn(page)
    await expect(missing).toHaveText(['Document type', 'Front of the document'])
    await missing.first().click()
    await expect(documentTypes(page).getByRole('radio').first()).toBeFocused()
    await chooseType(page, 'Passport')
    await expect(documentTypes(page)).not.toContainText('Choose the type of your document')
    await addDocument(page)
    await expect(part(page, 'Your photo')).toBeFocused()
    await expect(missing).toHaveCount(0)
    await submit(page)
    await expect(page.getByRole('group', { name: 'Picture of your face' })).toContainText('Add a picture of your face')
    expect(sent('submit_verification')).toEqual([])
    await expect(page).toHaveURL(/account\/verification$/)
    await page.reload()
    await expect(part(page, 'Your details')).toBeVisible()
    expect(sent('getdocs')[0]?.fields).toMatchObject({ getdocs: 'getdocs' })
    await expect(page.getByText('Crypto address')).toHaveCount(0)
  })

  test('[R70, R71] sends every part in one request', async ({ page, openAs, sent }) => {
    // Also [R72], [R75]
    await openAs('neil', verification())
    await enterDetails(page)
    await addDocument(page, true)
    await addFace(page)
    await page.goBack()
    await expect(page.getByText('Front of the document', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Previous step' }).click()
    await expect(page.getByLabel('Phone')).toHaveValue('+351 210 000 000')
    await goOn(page)
    await expect(page.getByRole('radio', { name: 'National ID card' })).toBeChecked()
    // Its back is not sent with a passport.
    await chooseType(page, 'Passport')
    await goOn(page)
    expect(sent('submit_verification')).toEqual([])
    await submit(page)
    await expect(page).toHaveURL(/\/wp-user\/auth\/account\/under-review$/)
    await expect(page.getByRole('button', { name: 'Okay' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('tempToken'))).toBeNull()
    const [call, ...more] = sent('submit_verification')
    expect(more).toEqual([])
    expect(call?.contentType).toMatch(/^multipart\/form-data/)
    expect(call?.fields).toEqual({
      submit_verification: 'submit_verification',
      token: expect.stringMatching(/^demo-temporary/),
      country: 'Portugal',
      phone: '+351 210 000 000',
      home_address: '1 Rua Nova, Lisboa',
      type: 'Passport',
      idcardFront: 'front.png',
      idcardBack: '',
      pic: 'face.png',
      idempotency_key: expect.any(String),
    })
  })
})

test('[R193, R194] a signed-in customer sends another document', async ({ page, openAs, sent }) => {
  await openAs('ada', kyc())
  await expect(page.getByText(/Your identity is verified/)).toBeVisible()
  await chooseType(page, "Driver's License")
  await identityFiles(page).setInputFiles({ ...png, name: 'front.png' })
  await expect(page.getByText('File Uploaded', { exact: true })).toBeVisible()
  await submit(page)
  await expect(page.getByText('Your documents have been received.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/kyc$/)
  expect(sent('submit_verification').map(({ fields }) => fields)).toEqual([
    {
      submit_verification: 'submit_verification',
      idempotency_key: expect.any(String),
      token: expect.stringMatching(/^demo-session/),
      type: "Driver's License",
      file: 'front.png',
    },
  ])
  await expect(page.getByText('front.png')).toHaveCount(0)
  await expect(page.getByText(/Your identity is verified/)).toHaveCount(0)

  await test.step('[R195] a crypto address is shown if the bank sends one', async () => {
    const panel = page.getByRole('region', { name: 'Crypto address' })
    await expect(panel).toHaveCount(0)
    await openAs('vera', kyc())
    await expect(panel).toContainText('DEMO-NOT-AN-ADDRESS-bc1q-identity-5d8w2k')
    await expect(panel).toContainText('(Bitcoin), not for payments')
    await expect(panel.getByText('Verification is free. Never pay to be verified.')).toBeVisible()
  })
})
