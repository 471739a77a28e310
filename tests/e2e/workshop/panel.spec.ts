import type { FileChooser, Page } from '@playwright/test'
import { personaPassword } from '#mocks/seed/personas.ts'
import { paths } from '#src/paths.ts'
import { authTexts } from '#src/texts/auth.ts'
import { inBothThemes, violations } from '#tests/e2e/support/axe.ts'
import { expect, test } from '#tests/e2e/support/workshop.ts'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Mock bank', exact: true })

async function openPanel(page: Page, part?: string) {
  await page.getByRole('button', { name: 'Mock bank' }).click()
  const panel = panelOf(page)
  if (part !== undefined) await panel.getByRole('tab', { name: part }).click()
  await expect(panel.getByRole('tabpanel')).toBeVisible()
  return panel
}

const parts = ['People', 'Mailbox', 'Back office', 'Network', 'State', 'Traffic']

test.describe('The panel of the mock bank', () => {
  test('has no content while it is closed, and is not printed, unlike the demonstration banner', async ({
    page,
    openAs,
  }) => {
    await openAs('ada', paths.dashboard.statements())
    await expect(page).toHaveTitle('Statements & Report · Harbour Trust (demonstration)')
    await expect(page.getByRole('button', { name: 'Mock bank' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Mock bank' })).toBeHidden()
    const printed = page.locator('[data-printout]')
    await expect(printed.getByText('Demonstration: no real bank, no real money')).toBeVisible()
  })

  test('works by keyboard alone, does not block the app, and is open again after a reload', async ({ page, open }) => {
    await open(paths.auth.signIn())
    const toggle = page.getByRole('button', { name: 'Mock bank' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    const panel = panelOf(page)
    await expect(panel.getByRole('heading', { name: 'Mock bank' })).toBeFocused()
    await expect(panel.getByRole('tab')).toHaveCount(parts.length)
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('button', { name: 'Close Mock bank' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('tab', { name: 'People' })).toBeFocused()
    for (const part of [...parts.slice(1), parts[0] ?? '']) {
      await page.keyboard.press('ArrowRight')
      await expect(panel.getByRole('tab', { name: part, selected: true })).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(toggle).toBeFocused()

    await openPanel(page, 'Network')
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com')
    await page.reload()
    await expect(panel.getByRole('tab', { name: 'Network', selected: true })).toBeVisible()
  })

  test('has no accessibility violation, 320 px wide and in both themes', async ({ page, openAs }) => {
    await page.setViewportSize({ width: 320, height: 720 })
    await openAs('ada', paths.dashboard.addFunds(), 'fail:getContact:html')
    const panel = await openPanel(page)
    for (const part of parts) {
      await panel.getByRole('tab', { name: part }).click()
      await expect(panel.getByRole('tabpanel', { name: part })).toBeVisible()
      if (part === 'Traffic') await panel.locator('summary').first().click()
      for (const scope of inBothThemes)
        expect.soft(await violations(page, { ...scope, within: 'aside' }), `${part}, ${scope.theme}`).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, 'nothing sticks out sideways').toBeLessThanOrEqual(0)
    }
  })

  test('[R215] signs in as a persona, even during another session, or opens the form that shows one', async ({
    page,
    openAs,
  }) => {
    await openAs('ada', paths.dashboard.home())
    let panel = await openPanel(page)
    await expect(panel.getByText('Signed in as Ada Marlow.')).toBeVisible()
    await panel.getByRole('button', { name: 'Sign in as Emil Sand' }).click()
    panel = panelOf(page)
    await expect(panel.getByText('Signed in as Emil Sand.')).toBeVisible()
    await expect(page.getByText('No Transaction History')).toBeVisible()
    await panel.getByRole('button', { name: 'Go to sign-in for Una Frost' }).click()
    await expect(page).toHaveURL(/auth\/signin$/)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('una@example.com')
    await expect(panelOf(page).getByText('Nobody is signed in.')).toBeVisible()
  })

  test('delays responses, as another tab has or anew, drops connections, fails calls and overrides responses', async ({
    page,
    context,
    openAs,
    sent,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/)
    await openAs('ada', paths.dashboard.home())
    const panel = await openPanel(page, 'Network')
    const other = await context.newPage()
    await other.goto('/wp-user/auth/signin?scenario=latency:3000')
    await expect(panel.getByRole('button', { name: /Every response takes$/ })).toContainText('3,000 ms')
    await other.close()
    await panel.getByRole('button', { name: /Every response takes$/ }).click()
    await page.getByRole('option', { name: '300 ms' }).click()
    await panel.getByRole('button', { name: /Operation$/ }).click()
    await page.getByRole('option', { name: 'getContact (getcontact)' }).click()
    await panel.getByRole('button', { name: /How$/ }).click()
    await page.getByRole('option', { name: /^html/ }).click()
    await panel.getByRole('button', { name: 'Fail the next call' }).click()
    await expect(panel.getByRole('list', { name: 'Failures that wait' })).toContainText('getContact')
    await panel.getByRole('button', { name: 'Remove failure 1' }).click()
    await expect(panel.getByText('No failure is waiting.')).toBeVisible()
    await panel.getByRole('button', { name: /How$/ }).click()
    await page.getByRole('option', { name: /^response/ }).click()
    await panel.getByRole('textbox', { name: 'Response' }).fill('{"contact":{"phone":"+1 555 0100"}}')
    await panel.getByText('Until I remove it').click()
    await panel.getByRole('button', { name: 'Fail every call' }).click()
    await expect(panel.getByRole('list', { name: 'Failures that wait' })).toContainText('until it is removed')
    await panel.getByRole('button', { name: /Its responses take so much longer$/ }).click()
    await page.getByRole('option', { name: '1,000 ms' }).click()
    await expect(panel.getByRole('list', { name: 'Slow operations' })).toContainText('getContact')
    await panel.getByRole('button', { name: 'Remove delay of getContact' }).click()
    await expect(panel.getByRole('list', { name: 'Slow operations' })).toHaveCount(0)
    const cut = panel.getByRole('checkbox', { name: 'Cut the network' })
    await panel.getByText('Cut the network').click()
    await expect(cut).toBeChecked()
    const before = sent().length
    await page.getByRole('link', { name: /notifications/i }).click()
    await expect.poll(() => sent().length).toBeGreaterThan(before)
    await expect(page.getByText(/Can't reach the bank/)).toBeVisible()
  })

  test('links to a failure that has happened, and leaves the app at least nearly a desktop width', async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openAs('ada', paths.dashboard.home(), 'fail:getAccount:html')
    const panel = await openPanel(page, 'Traffic')
    const failed = panel.getByRole('listitem').filter({ hasText: 'failure: html' })
    await failed.locator('summary').click()
    await failed.getByRole('button', { name: /link to this failure of getAccount/ }).click()
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(link.pathname).toBe('/wp-user/dashboard')
    expect(link.searchParams.get('scenario')).toBe('as:ada,fail:getAccount:html')
    expect(
      await page.evaluate(
        () => document.body.clientWidth - parseFloat(getComputedStyle(document.body).paddingInlineEnd),
      ),
    ).toBeGreaterThan(900)
    const search = await panel.getByRole('searchbox').boundingBox()
    const filter = await panel.getByText('Only what breaks the contract').boundingBox()
    expect((filter?.y ?? 0) - (search?.y ?? 0)).toBeLessThan(100)
  })

  test('shows each request with its fields, its response and its violations of the contract', async ({
    page,
    openAs,
  }) => {
    await openAs('ada', paths.dashboard.home(), 'fail:getProfile:types')
    const panel = await openPanel(page, 'Traffic')
    const calls = panel.getByRole('list', { name: 'Calls' }).getByRole('listitem')
    const good = calls.filter({ hasText: 'getAccount' }).first()
    await expect(good).toContainText('as the contract says')
    await good.locator('summary').click()
    await expect(good).toContainText('demo-session')
    await expect(good.getByRole('group', { name: 'Response of getAccount' })).toContainText('"transactions"')
    const bad = calls.filter({ hasText: 'failure: types' })
    await bad.locator('summary').click()
    await expect(bad.getByRole('list', { name: 'Where the contract is broken' })).toContainText(
      'response, user.fullname:',
    )
    await expect(bad).toContainText('the app: user.fullname counts as absent')
    await panel.getByText('Only what breaks the contract').click()
    await expect(good).toHaveCount(0)
    await expect(bad).toBeVisible()
    await panel.getByRole('searchbox').fill('http 401')
    await expect(calls).toHaveCount(0)
    await panel.getByRole('button', { name: 'Clear the list of calls' }).click()
    await expect(panel.getByText('This tab has not called the bank yet.')).toBeVisible()
  })

  test('reports an invalid scenario and starts the app, whose sign-in page names a customer', async ({
    page,
    open,
  }) => {
    await open(paths.auth.signIn(), 'as:nobody')
    await expect(page.getByText(`sign in as ada@example.com with the password ${personaPassword}`)).toBeVisible()
    await expect(panelOf(page).getByText('There is no persona "nobody".')).toBeVisible()
    await expect(page.getByRole('button', { name: authTexts.landing.signIn, exact: true })).toBeVisible()
  })

  test('links to the state it shows, and keeps the whole bank', async ({ page, openAs }) => {
    await openAs('ada', paths.dashboard.addFunds(), 'latency:300,travel:5,fail:submitCryptoDeposit:html')
    const panel = await openPanel(page, 'State')
    await panel.getByRole('button', { name: /link to this state/ }).click()
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(link.pathname).toBe('/wp-user/dashboard/add-funds')
    expect(link.searchParams.get('scenario')).toBe('travel:5,as:ada,latency:300,fail:submitCryptoDeposit:html')
    await panel.getByRole('button', { name: /link to the last scenario/ }).click()
    const last = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(last.searchParams.get('scenario')).toBe('as:ada,latency:300,travel:5,fail:submitCryptoDeposit:html')

    await panel.getByLabel('Name of the snapshot').fill('five hours ahead')
    await panel.getByRole('button', { name: 'Save the bank' }).click()
    await expect(panel.getByRole('list', { name: 'Saved snapshots' })).toContainText('five hours ahead')
    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Export the bank to a file' }).click()
    const file = await (await download).path()
    const travelled = (hours: number) => panel.getByText(`The clock of the bank is ${hours} hours ahead.`)
    await panel.getByRole('button', { name: 'Travel an hour' }).click()
    await expect(travelled(6)).toBeVisible()
    await panel.getByRole('button', { name: 'Restore five hours ahead' }).click()
    await expect(travelled(5)).toBeVisible()
    await panel.getByRole('button', { name: 'Travel a day' }).click()
    await expect(travelled(29)).toBeVisible()
    const importFile = async (files: Parameters<FileChooser['setFiles']>[0]) => {
      const chooser = page.waitForEvent('filechooser')
      await panel.getByRole('button', { name: 'Import a bank from a file' }).click()
      await (await chooser).setFiles(files)
    }
    await importFile({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"customers":[1]}') })
    await expect(panel.getByText('Nothing has changed.')).toBeVisible()
    await expect(travelled(29)).toBeVisible()
    await importFile(file)
    await expect(travelled(5)).toBeVisible()
  })

  test('travels in time until the session ends, and back to the first day', async ({ page, openAs, allowErrors }) => {
    allowErrors(/401/)
    await openAs('ada', paths.dashboard.home())
    const panel = await openPanel(page, 'State')
    await panel.getByRole('button', { name: 'Travel 13 hours' }).click()
    await expect(panel.getByText('The clock of the bank is 13 hours ahead.')).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/\/auth/)
    await panel.getByRole('button', { name: 'Reset the bank' }).click()
    await panel.getByRole('button', { name: 'Yes, reset the bank' }).click()
    await expect(panel.getByText('The clock of the bank is right.')).toBeVisible()
  })
})
