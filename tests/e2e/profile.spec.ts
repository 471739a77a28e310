import { paths } from '#src/paths.ts'
import { expect, png, test, waitForIdle } from '#tests/e2e/support/fixtures.ts'

const { profile } = paths.dashboard

test('[R180, R181] shows the profile, and saves every field', async ({ page, openAs, sent }) => {
  await openAs('ada', profile())
  expect(sent('getprofile').length).toBeGreaterThan(0)
  const account = page.getByRole('region', { name: 'Your account' })
  await expect(account.getByText('Ada Marlow')).toBeVisible()
  for (const fact of ['ada@example.com', 'Silver', 'Verified'])
    await expect(account.getByRole('definition').filter({ hasText: fact })).toBeVisible()
  await expect(account.getByRole('definition').filter({ hasText: /^ada$/ })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /username|e-?mail/i })).toHaveCount(0)
  await expect(account.getByRole('link', { name: 'Update' })).toHaveAttribute('href', /\/dashboard\/kyc$/)

  const shown = {
    'Full name': 'Ada Marlow',
    Phone: '+1 202 555 0101',
    Gender: 'Female',
    Country: 'United States',
    'Marital status': 'Married',
    'Date of birth': '12 Apr 1988',
    'Home address': '14 Quay Street, Portsmouth',
    'Next of kin': 'Ben Marlow',
  }
  for (const [label, value] of Object.entries(shown))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)

  await page.getByLabel('Full name').fill('Ada M. Marlow')
  await page.getByLabel('Phone').fill('+44 20 7946 0000')
  await page.getByLabel('Gender').fill('none of your business')
  await page.getByLabel('Date of birth').fill('5/1/1988')
  await page.getByLabel('Country').fill('Elbonia')
  await page.getByLabel('Marital status').fill('Widowed')
  await page.getByLabel('Home address').fill('1 Pier Road')
  await page.getByLabel('Next of kin').fill('Cora')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Action Successful$/ })).toHaveCount(2)
  expect(sent('updateprofile').map(({ fields }) => fields)).toEqual([
    {
      updateprofile: 'updateprofile',
      token: expect.any(String),
      fullname: 'Ada M. Marlow',
      phone: '+44 20 7946 0000',
      gender: 'none of your business',
      dob: '1988-05-01',
      country: 'Elbonia',
      marital_status: 'Widowed',
      home_address: '1 Pier Road',
      next_of_kin: 'Cora',
    },
  ])
  await expect(account.getByText('Ada M. Marlow')).toBeVisible()
  const result = page.getByRole('main').getByText('Action Successful')
  await expect(result).toBeVisible()
  await page.getByLabel('Home address').fill('2 Pier Road')
  await expect(result).toHaveCount(0)
  await page.getByLabel('Home address').fill('1 Pier Road')
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('dialog', { name: 'Your account' })).toContainText('Ada M. Marlow')
  await page.keyboard.press('Escape')
  await page.reload()
  await waitForIdle(page)
  await expect(page.getByLabel('Country')).toHaveValue('Elbonia')
  await expect(page.getByText('Action Successful')).toHaveCount(0)
})

test('[R87, R182] shows a new picture everywhere', async ({ page, openAs, sent }) => {
  await openAs('ben', profile())
  await expect(page.getByRole('button', { name: 'Save picture' })).toHaveCount(0)
  await expect(page.getByRole('banner').locator('[data-initials]')).toHaveAttribute('data-initials', 'BO')
  await page.locator('input[type=file]:not([capture])').setInputFiles({ ...png, name: 'me & you.png' })
  await expect(page.getByText('me & you.png')).toBeVisible()
  await expect(page.getByText(/ · Not saved yet$/)).toBeVisible()
  await expect(page.getByText('File Uploaded')).toHaveCount(0)
  await expect(page.getByRole('main').locator('[data-initials] img')).toHaveAttribute('src', /^blob:/)
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Action Successful$/ })).toHaveCount(2)
  const [call] = sent('updatepic')
  expect(call?.contentType).toMatch(/^multipart\/form-data/)
  expect(call?.fields).toMatchObject({ updatepic: 'updatepic', profilePic: 'me & you.png' })

  const pictures = page.locator('[data-initials] img')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('src', /^\/uploads\/[^/]+me%20%26%20you\.png$/)
    await expect.poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBe(1)
  }

  await test.step('[R183] a refusal stands at its field, and no input is lost', async () => {
    await page.getByLabel('Full name').fill('  ')
    await page.getByLabel('Country').fill('Elbonia')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /^Something went wrong!$/ })).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('A name is needed.')
    await expect(page.getByLabel('Country')).toHaveValue('Elbonia')
  })
})
