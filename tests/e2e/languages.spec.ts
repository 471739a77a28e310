import type { Locator, Page, Request } from '@playwright/test'
import { languageNames } from '#src/lib/languages.ts'
import { paths } from '#src/paths.ts'
import { storageKeys } from '#src/session/storage.ts'
import { violations } from '#tests/e2e/support/axe.ts'
import {
  basePath,
  expect,
  hold,
  navigateAndWait,
  png,
  pressOnceShown,
  resize,
  test,
  waitForIdle,
} from '#tests/e2e/support/fixtures.ts'
import { identityFiles } from '#tests/e2e/support/identitySteps.ts'
import { catalogueFile, speech, translated } from '#tests/e2e/support/language.ts'
import { enlarge } from '#tests/e2e/support/operability.ts'
import { required } from '#tests/e2e/support/transferSteps.ts'

const { auth, dashboard } = paths

// A tab keeps the scripts of an earlier test, catalogues included.
test.use({ ownTab: true })

const wide = { width: 1440, height: 900 }
const narrow = { width: 320, height: 800 }

for (const language of translated) {
  test.describe(`In ${languageNames[language]}`, () => {
    const number = new Intl.NumberFormat(`${language}-u-nu-latn`, { minimumFractionDigits: 2, useGrouping: 'always' })

    test.beforeEach(({ configure }) => configure({ languages: [language] }))

    test('signs in, sends money, adds funds and prints the statement', async ({ page, open, sent }) => {
      const { say, button, field, fill, heading, text } = await speech(page, language)
      const requests = requestsOf(page, /\/users\.php/)
      await open(auth.signIn())
      await fill({ Email: 'ada@example.com', Password: 'demo-password' })
      await pressOnceShown(page, say('Go to dashboard'), () => button('Sign In').click())
      await expect(page.locator('html')).toHaveAttribute('lang', language)

      await navigateAndWait(page, dashboard.send())
      await text('New payee').click()
      await fill({ ...required, Amount: number.format(1234.5) })
      await button('Continue').click()
      await button('Confirmed').click()
      await field('Transaction PIN').fill('1234')
      await pressOnceShown(page, say('Stay here'), () => button('Confirm').click())
      await expect(heading('Successful! Await Confirmation')).toBeVisible()
      expect(sent('newtrs').map(({ fields }) => fields['amount'])).toEqual(['1234.50'])

      await navigateAndWait(page, dashboard.addFundsCrypto())
      await field('Amount').fill(number.format(321.4))
      await identityFiles(page).setInputFiles(png)
      await button('Submit Deposit').click()
      await expect(text("Submitted: waiting for the bank's review.").first()).toBeVisible()
      expect(sent('newcd').map(({ fields }) => fields['amount'])).toEqual(['321.40'])

      await navigateAndWait(page, dashboard.statements())
      const rows = page.getByRole('region', { name: say('Transactions'), exact: true }).getByRole('listitem')
      const expectTransfer = async (row: Locator): Promise<void> => {
        for (const shown of ['Ben Okafor', number.format(1234.5)]) await expect(row).toContainText(shown)
      }
      await expectTransfer(rows.first())
      await page.emulateMedia({ media: 'print' })
      const printed = page.locator('table:visible tbody tr:not(:has(th))')
      await expect(printed).toHaveCount(80)
      await expectTransfer(printed.first())

      const languages = requests.map(async (request) => (await request.allHeaders())['accept-language'])
      expect(new Set(await Promise.all(languages))).toEqual(new Set([language]))
    })

    test('opens an account', async ({ page, open, mails, sent }) => {
      const { button, field, fill, heading, text } = await speech(page, language)
      const files = identityFiles(page)
      const country = new Intl.DisplayNames(language, { type: 'region' }).of('PT') ?? ''
      await open(auth.signUp())
      await fill({ 'First name': 'Mira', 'Last name': 'Halden', Username: 'mira', Email: 'mira.halden@example.com' })
      await fill({ Password: 'kx7!fq2v-m3p', 'Confirm password': 'kx7!fq2v-m3p' })
      await page.getByRole('checkbox').press('Space')
      await button('Sign Up').click()
      await expect(heading('Verify your email')).toBeFocused()
      await field('Verification code').fill(mails().at(-1)?.code ?? '')
      await button('Verify').click()

      await expect(heading('Your details')).toBeFocused()
      await fill({ Country: country, Phone: '+351 210 000 000', 'Home address': '1 Rua Nova, Lisboa' })
      await button('Continue').click()
      await page.getByRole('radiogroup').getByText('Passport', { exact: true }).click()
      await files.first().setInputFiles(png)
      await button('Continue').click()
      await expect(heading('Your photo')).toBeFocused()
      await files.last().setInputFiles(png)
      await button('Submit').click()
      await expect(text('Your identity verification (KYC) is under review.')).toBeVisible()
      expect(sent('submit_verification').map(({ fields }) => fields['country'])).toEqual(['Portugal'])
    })
  })
}

/** In the page, from its first element on. */
function noteLanguages(): void {
  const seen = new Set<string>()
  Object.assign(window, { seen })
  new MutationObserver(() => {
    const { lang, dir } = document.documentElement
    if (document.querySelector('body *') !== null) seen.add(`${lang} ${dir}`.trim())
  }).observe(document, { childList: true, subtree: true, attributes: true })
}

const seenLanguages = (page: Page) => page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])

function requestsOf(page: Page, address: RegExp): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (address.test(request.url())) requests.push(request)
  })
  return requests
}

test.describe('The choice of a language', () => {
  test('is offered where the bank has several, and kept', async ({ page, context, openAs, open, configure }) => {
    const choice = (name: string) => page.getByRole('list', { name, exact: true })
    await configure({ languages: ['en', 'de', 'ar'] })
    await page.addInitScript(noteLanguages)
    await open(auth.landing())
    await expect(choice('Language').getByRole('listitem')).toHaveText(['English', 'Deutsch', 'العربية'])
    expect(await seenLanguages(page)).toEqual(['en'])

    const german = await speech(page, 'de')
    await choice('Language').getByRole('button', { name: 'Deutsch' }).click()
    await expect(german.heading('Welcome to the Best E-banking System')).toBeVisible()
    await expect(choice(german.say('Language')).locator('[aria-current=true]')).toHaveText('Deutsch')
    expect(await seenLanguages(page)).toEqual(['de'])
    await page.reload()
    await expect(german.heading('Welcome to the Best E-banking System')).toBeVisible()

    await test.step('in Settings', async () => {
      await openAs('ada', dashboard.settings())
      await expect(german.heading('Settings')).toBeVisible()
      const inSettings = page.getByRole('main').getByRole('list', { name: german.say('Language'), exact: true })
      await inSettings.getByRole('button', { name: 'العربية' }).click()
      const arabic = await speech(page, 'ar')
      await expect(arabic.heading('Settings')).toBeVisible()
      await waitForIdle(page)
      expect(await seenLanguages(page)).toEqual(['ar rtl'])
    })

    await test.step('in the panel of the avatar, and at the next visit', async () => {
      const arabic = await speech(page, 'ar')
      await page.getByRole('button', { name: arabic.say('Your account: {name}', { name: 'Ada Marlow' }) }).click()
      await expect(page.getByRole('dialog').getByRole('listitem').getByText('English')).toBeVisible()
      await page.getByRole('dialog').getByRole('button', { name: 'English' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
      expect(await seenLanguages(page)).toEqual(['en'])
      // The panel may be open again.
      await open(dashboard.home())
      await page.getByRole('button', { name: 'Log Out' }).click()
      await expect(page.getByText('Logged out!')).toBeVisible()
      await choice('Language').getByRole('button', { name: 'Deutsch' }).click()
      await expect(german.heading('Welcome to the Best E-banking System')).toBeVisible()
      const next = await context.newPage()
      await next.route(`**${basePath}/config.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.siteConfig = { languages: ["en", "de"] }' }),
      )
      await next.goto(`${basePath}${auth.signIn()}`)
      await expect(next.locator('html[data-hydrated]')).toHaveAttribute('lang', 'de')
    })
  })

  test.describe('of the browser', () => {
    test.use({ locale: 'de-CH' })

    test('applies only to a bank that offers it', async ({ page, open, openAs, configure }) => {
      const requests = translated.map((language) => requestsOf(page, catalogueFile(language)))
      await open(auth.landing())
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('list', { name: 'Language' })).toHaveCount(0)
      await openAs('ada', dashboard.settings())
      await expect(page.getByRole('heading', { name: 'Language' })).toHaveCount(0)
      // Its dates apply in any language.
      await navigateAndWait(page, dashboard.statements())
      await page.getByRole('radio', { name: 'Dates' }).check()
      await page.getByRole('textbox', { name: 'From' }).fill('01.12.2025')
      await page.getByRole('textbox', { name: 'To' }).fill('31.12.2025')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('radio', { name: 'December 2025' })).toBeChecked()
      await page.getByRole('button', { name: 'Your account' }).click()
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(4)
      await expect(page.getByRole('list', { name: 'Language' })).toHaveCount(0)
      expect(requests.flat()).toEqual([])

      for (const [languages, expected] of [
        [['en', 'de'], 'de'],
        [['fr', 'ar'], 'fr'],
      ] as const) {
        await configure({ languages })
        await open(dashboard.home())
        await expect(page.locator('html')).toHaveAttribute('lang', expected)
      }
    })
  })
})

test.describe('Before the texts have arrived', () => {
  test('none is shown in another language', async ({ page, openAs, configure }) => {
    const expectNothingBefore = async (path: string): Promise<void> => {
      const catalogue = page.waitForRequest(catalogueFile('de'))
      const release = await hold(page, catalogueFile('de'))
      await page.goto(`${basePath}${path}`, { waitUntil: 'commit' })
      await catalogue
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      // Without what is hidden.
      expect(await page.locator('body').innerText(), path).toBe('')
      release()
      await waitForIdle(page)
      expect(await page.locator('body').innerText(), path).not.toBe('')
      await page.unroute(catalogueFile('de'))
    }
    await configure({ languages: ['de'] })
    await expectNothingBefore(auth.signUp())
    // With a session, the next visit has the shell of a dashboard.
    await openAs('ada', dashboard.contact())
    await expectNothingBefore(dashboard.statements())
  })

  test('and if they never do, the page is in English', async ({ page, open, openAs, configure, allowErrors }) => {
    allowErrors(/Failed to load resource/)
    await configure({ languages: ['ar'] })
    await page.route(catalogueFile('ar'), (route) => route.abort())
    await open(auth.signUp())
    await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible()
    await openAs('ada', dashboard.statements())
    await expect(page.getByRole('heading', { level: 1, name: 'Statements & Report' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('html')).toHaveCSS('direction', 'ltr')
  })
})

/** Runs in the page: amounts, numbers, addresses and isolated values that are not read from left to right. */
function reordered(): string[] {
  const ordered = /[+−-]?\d[\d.,\u00a0\u202f]*\d(?:\u00a0[$€£])?|[\w.+-]+@[\w.-]+\w|\+\d[\d ]+/g
  const range = document.createRange()
  const placesOf = (text: Node, from: number, length: number): DOMRect[] =>
    Array.from({ length }, (_, at) => {
      range.setStart(text, from + at)
      range.setEnd(text, from + at + 1)
      return range.getBoundingClientRect()
    }).filter(({ width }) => width > 0)
  const isInOrder = (places: DOMRect[]): boolean =>
    places.every((place, at) => {
      const before = places[at - 1]
      return before === undefined || place.top > before.bottom - 1 || place.left > before.left - 0.5
    })
  const textsIn = (root: Node): Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    return texts
  }
  const isSeen = (element: Element | null): boolean => {
    if (element?.checkVisibility({ visibilityProperty: true }) !== true) return false
    // Only for screen readers.
    for (let box: Element | null = element; box !== null; box = box.parentElement)
      if (getComputedStyle(box).clipPath !== 'none') return false
    return true
  }
  const inTexts = textsIn(document.body)
    .filter(({ parentElement }) => isSeen(parentElement))
    .flatMap((text) =>
      [...text.data.matchAll(ordered)]
        .filter(({ 0: value, index }) => !isInOrder(placesOf(text, index, value.length)))
        .map(({ 0: value }) => `"${value}" in "${text.data}"`),
    )
  const values = [...document.querySelectorAll('bdi, output')].filter(
    (value) => isSeen(value) && !/\p{Script=Arabic}/u.test(value.textContent),
  )
  const inParts = values.filter((value) => {
    const seen = textsIn(value).filter(({ parentElement }) => isSeen(parentElement))
    return !isInOrder(seen.flatMap((text) => placesOf(text, 0, text.length)))
  })
  return [...inTexts, ...inParts.map(({ textContent }) => textContent)]
}

const mainPages = [
  dashboard.home(),
  dashboard.statements(),
  dashboard.send({ again: '8' }),
  dashboard.addFundsCrypto(),
  dashboard.addFundsInstitution(),
  dashboard.notifications(),
  dashboard.settings(),
  dashboard.profile(),
  dashboard.contact(),
]

for (const language of ['de', 'ar'] as const)
  test(`${languageNames[language]} fits on every screen, and is accessible`, async ({
    page,
    openAs,
    open,
    configure,
  }) => {
    test.slow()
    await configure({ languages: [language, 'en'] })
    await page.addInitScript((key) => localStorage.setItem(...key), [storageKeys.language, language] as const)
    const fits = async (where: string): Promise<void> => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(overflow, `${where}: nothing sticks out sideways`).toBeLessThanOrEqual(0)
    }
    const look = async (path: string): Promise<void> => {
      await expect(page.locator('html')).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr')
      for (const size of [wide, narrow]) {
        await resize(page, size)
        const where = `${path}, ${size.width} px`
        expect.soft(await violations(page), where).toEqual([])
        expect.soft(await page.evaluate(reordered), `${where}: from left to right`).toEqual([])
        await fits(where)
      }
      await page.evaluate(enlarge, 200)
      await fits(`${path}, text at 200 %`)
      await page.evaluate(enlarge, 100)
    }
    for (const path of [auth.landing(), auth.signUp()]) {
      await open(path)
      await look(path)
    }
    for (const [index, path] of mainPages.entries()) {
      await (index === 0 ? openAs('ada', path) : navigateAndWait(page, path))
      await look(path)
    }
  })
