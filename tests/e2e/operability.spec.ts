import type { Page } from '@playwright/test'
import type { PersonaId } from '#mocks/seed/personas.ts'
import { paths } from '#src/paths.ts'
import { expect, greeting, navigateAndWait, openSetting, resize, test } from '#tests/e2e/support/fixtures.ts'
import { tabOrderFaults } from '#tests/e2e/support/keyboard.ts'
import { enlarge, lostText, movements, recordAnnouncements, spaceOut } from '#tests/e2e/support/operability.ts'

const { auth, dashboard } = paths

/** One screen of each structure, from one load of the site to the next. axe checks the others. */
const tours: Record<string, readonly [path: string, persona?: PersonaId, scenario?: string][]> = {
  'before signing in': [[auth.landing()], [auth.signUp()], [auth.verification(), 'neil']],
  'to read': [
    [dashboard.home(), 'ada'],
    [dashboard.notifications(), 'ada'],
    // More rows than are rendered at first.
    [dashboard.statements(), 'max', 'history:max:12'],
  ],
  'to fill in': [
    [dashboard.send(), 'ada'],
    [dashboard.profile(), 'ada'],
    [dashboard.settings(), 'ada'],
    [dashboard.createPin(), 'nora'],
    [dashboard.kyc(), 'vera'],
  ],
}

/** 1280 px at 400 %; the next is as narrow, but high enough for sticky bars. The keyboard meets them in turn. */
const zoomed = { width: 320, height: 256 }
const underBars = { width: 320, height: 500 }

const nameless =
  /^\s*- (button|link|img|textbox|combobox|checkbox|radio|radiogroup|searchbox|menuitem|tab|dialog|group)(:| \[|$)/

async function faultsOfTheTree(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  const once = [/- heading .*\[level=1\]/, /- main/, /- banner/, /- contentinfo/]
  const faults = once.filter((part) => lines.filter((line) => part.test(line)).length !== 1).map(String)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  // Home's greeting contains a name, which a window's title must not.
  const expected = greeting.test(heading) ? 'Home' : heading === 'Your details' ? 'Verify your identity' : heading
  if (!(await page.title()).startsWith(expected)) faults.push(`the title does not begin with "${heading}"`)
  return [...faults, ...lines.filter((line) => nameless.test(line))]
}

const softly = expect.configure({ soft: true })

for (const [kind, shown] of Object.entries(tours)) {
  test(`screens ${kind} are readable and operable`, async ({ page, open, openAs }) => {
    let signedIn: PersonaId | undefined
    for (const [index, [path, persona, scenario]] of shown.entries()) {
      const nothing = async (what: string, faults: Promise<string[]>): Promise<void> =>
        expect.soft(await faults, `${path}: ${what}`).toEqual([])
      // Rows are measured again after the size of the text has changed.
      const keepsText = (how: string): Promise<void> =>
        softly.poll(() => page.evaluate(lostText), { message: `${path}: text lost ${how}` }).toEqual([])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 1280, height: 800 })
      if (index > 0 && persona === signedIn) await navigateAndWait(page, path)
      else await (persona === undefined ? open(path) : openAs(persona, path, scenario))
      signedIn = persona

      await nothing('the tree of a screen reader', faultsOfTheTree(page))
      await nothing('what moves although it should not', page.evaluate(movements))
      await page.evaluate(enlarge, 200)
      await keepsText('at 200 %')
      await page.evaluate(enlarge, 100)

      await resize(page, zoomed)
      await keepsText('at a zoom of 400 %')
      if (index % 2 === 0) await nothing('by keyboard', tabOrderFaults(page, 'Tab'))
      await resize(page, underBars)
      if (index % 2 === 1) await nothing('by keyboard, backwards', tabOrderFaults(page, 'Shift+Tab'))
      await page.evaluate(spaceOut, true)
      await keepsText('with wider spaces')
      await page.evaluate(spaceOut, false)
    }
  })
}

test('live changes are announced', async ({ page, openAs }) => {
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.join('\n'))
  await openAs('ada', dashboard.home(), 'latency:1000:updateEmail')
  await page.evaluate(recordAnnouncements)
  await page.getByRole('button', { name: 'Show balance' }).click()
  await expect.poll(heard).toMatch(/\$\d[\d,]*\.\d\d/)
  await page.getByRole('button', { name: 'Loan' }).click()
  await expect.poll(heard).toContain('Not Available in your region')
  await page.getByRole('link', { name: 'Statements & Report' }).click()
  await page.getByRole('searchbox').fill('salary')
  await expect.poll(heard).toMatch(/\d of \d+ transactions/)
  await page.getByRole('link', { name: 'Settings' }).click()
  await openSetting(page, 'Email')
  await page.getByRole('button', { name: 'Save email' }).click()
  // The focused field is read out with its error.
  const address = page.getByLabel('New email address')
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription(/email address/)
  await address.fill('ben@example.com')
  await page.getByRole('button', { name: 'Save email' }).click()
  await expect.poll(heard).toContain('In progress')
  await expect.poll(heard).toContain('This email address belongs to another account.')
  await openSetting(page, 'Password')
  await page.getByLabel('New password', { exact: true }).fill('one password')
  await page.getByLabel('Repeat the new password').fill('another')
  await expect.poll(heard).toContain('Password Mismatch')
})
