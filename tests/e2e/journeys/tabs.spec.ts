import type { Page } from '@playwright/test'
import { customerById } from '#mocks/domain/customers.ts'
import { customerBalance } from '#mocks/domain/ledger.ts'
import { injectFault } from '#mocks/faults/faults.ts'
import { formatMoney } from '#src/lib/money.ts'
import { paths } from '#src/paths.ts'
import { at, basePath, expect, test, waitForIdle } from '#tests/e2e/support/fixtures.ts'
import { signIn } from '#tests/e2e/support/signIn.ts'
import { enterAndStay, fillIn, goToPin, openPayee } from '#tests/e2e/support/transferSteps.ts'

const { dashboard, auth } = paths
const kept = (page: Page) => page.getByText("We've kept what you typed before your session ended.")

/** A tab behind another draws once a second. */
test.describe('Several tabs', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('[R88, R89] keep their input until one of them logs out', async ({
    page,
    context,
    openAs,
    bank,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/)
    await openAs('ada', dashboard.send())
    await fillIn(page, { 'Account holder': 'Cora Lind' })
    const other = await context.newPage()
    await other.goto(`${basePath}${dashboard.profile()}`)
    await waitForIdle(other)
    await other.getByLabel('Next of kin').fill('Ben Okafor')
    await injectFault(bank, 'updateProfile', 'expired')
    await other.getByRole('button', { name: 'Save changes' }).click()
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(at(auth.landing()))
      await expect(tab.getByText('Your session has ended. Sign in again to continue.')).toBeVisible()
      await expect(tab.getByRole('alertdialog')).toHaveCount(0)
    }
    await page.bringToFront()
    await signIn(page, 'ada@example.com')
    await expect(other).toHaveURL(at(dashboard.home()))
    await page.getByRole('link', { name: 'Continue the transfer' }).click()
    await openPayee(page)
    await expect(page.getByLabel('Account holder')).toHaveValue('Cora Lind')
    await other.bringToFront()
    await other.getByRole('link', { name: 'Continue with your details' }).click()
    await expect(other.getByLabel('Next of kin')).toHaveValue('Ben Okafor')
    await expect(kept(other)).toHaveCount(0)

    await other.getByLabel('Next of kin').fill('Ben Marlow')
    await other.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(at(auth.landing()))
    await page.bringToFront()
    await signIn(page, 'ada@example.com')
    await expect(kept(page)).toHaveCount(0)
  })

  test("never show one customer's data to the next", async ({ page, context, openAs }) => {
    await openAs('ada', dashboard.addFundsInstitution())
    const other = await context.newPage()
    await other.goto(`${basePath}${dashboard.home()}`)
    await page.bringToFront()
    await page.getByRole('button', { name: 'Copy Your Username' }).click()
    const toast = page.getByText('Copied to clipboard')
    await expect(toast.first()).toBeVisible()
    await toast.first().hover()
    await other.bringToFront()
    await other.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(at(auth.landing()))
    await signIn(other, 'emil@example.com')
    await expect(page).toHaveURL(at(dashboard.home()))
    await expect(toast).toHaveCount(0)
    // One tab has loaded the first customer's account, the other has not.
    for (const tab of [page, other]) {
      await expect(tab.getByText('2024000104')).toBeVisible()
      await expect(tab.getByText('2024000101')).toHaveCount(0)
    }
  })

  test('[R127] show the new balance, a hidden one when it is seen', async ({ page, context, openAs, bank }) => {
    await openAs('ada', dashboard.send())
    await page.evaluate(() => localStorage.setItem('displayAmount', '1'))
    const other = await context.newPage()
    await other.goto(`${basePath}${dashboard.home()}`)
    const ada = customerById(bank, 'ada')
    const expectBalance = () =>
      expect(other.getByRole('main')).toContainText(
        formatMoney(ada === undefined ? 0 : customerBalance(bank, ada), '$'),
      )
    const order = async () => {
      await goToPin(page)
      await enterAndStay(page)
      await expect(page.getByRole('main').getByText('Successful! Await Confirmation')).toBeVisible()
    }
    const hide = (isHidden: boolean) =>
      other.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true })
        Object.defineProperty(document, 'visibilityState', { value: value ? 'hidden' : 'visible', configurable: true })
        dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await expectBalance()
    await page.bringToFront()
    await order()
    await expectBalance()

    await hide(true)
    const asked: string[] = []
    other.on('request', (request) => asked.push(request.url()))
    await page.getByRole('link', { name: 'Send another' }).click()
    const heard = other.evaluate(
      () =>
        new Promise((resolve) => {
          new BroadcastChannel('session').onmessage = ({ data }: MessageEvent<object>) => {
            if ('changed' in data && data.changed === 'submitTransfer') setTimeout(resolve)
          }
        }),
    )
    await order()
    await heard
    expect(asked, 'a hidden tab asks the bank nothing').toEqual([])
    await hide(false)
    await expectBalance()
  })
})
