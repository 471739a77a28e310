import type { Page } from '@playwright/test'
import { png } from './fixtures.ts'

export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

export const identityFiles = (page: Page) => page.locator('input[type=file]:not([capture])')

export const documentTypes = (page: Page) => page.getByRole('radiogroup', { name: 'Document type' })

export async function chooseType(page: Page, name: string): Promise<void> {
  await documentTypes(page).getByText(name, { exact: true }).click()
}

export async function enterDetails(page: Page): Promise<void> {
  await page.getByLabel('Country').fill('Portugal')
  await page.getByLabel('Phone').fill('+351 210 000 000')
  await page.getByLabel('Home address').fill('1 Rua Nova, Lisboa')
  await goOn(page)
}

export async function addDocument(page: Page, back = false): Promise<void> {
  await chooseType(page, back ? 'National ID card' : 'Passport')
  await identityFiles(page)
    .nth(0)
    .setInputFiles({ ...png, name: 'front.png' })
  if (back)
    await identityFiles(page)
      .nth(1)
      .setInputFiles({ ...png, name: 'back.png' })
  await goOn(page)
}

export async function addFace(page: Page): Promise<void> {
  await identityFiles(page)
    .last()
    .setInputFiles({ ...png, name: 'face.png' })
}
