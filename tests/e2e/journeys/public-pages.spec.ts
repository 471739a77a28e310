import type { Page } from '@playwright/test'
import { paths } from '#src/paths.ts'
import { expect, hold, test } from '#tests/e2e/support/fixtures.ts'
import { translate } from '#tests/e2e/support/translation.ts'

const pages = [
  [paths.auth.landing(), 'Welcome to the Best E-banking System'],
  [paths.auth.signIn(), 'Sign In'],
  [paths.auth.signUp(), 'Sign Up'],
  [paths.auth.forgot(), 'Forgot Password'],
  [paths.auth.reset(), 'Create a new password'],
  ['/auth/info', "There's no new message"],
  [paths.auth.notice(), "There's no new message"],
] as const

test.describe('The public pages', () => {
  test('are readable without JavaScript', async ({ browser, baseURL, request }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    for (const [path, heading] of pages) {
      await page.goto(`${baseURL ?? ''}/wp-user${path}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).fontFamily), path).toContain(
        'Source Serif',
      )
    }
    await context.close()
    // Nor do they send typed text before hydration.
    const response = await request.get(`/wp-user${paths.auth.signIn()}`)
    expect(response.headers()['content-security-policy']).toContain("form-action 'none'")
    expect(await response.text()).toMatch(/<form[^>]* method="dialog"/)
  })

  test.describe('at a first visit', () => {
    test.use({ ownTab: true })

    test('are hydrated without a mismatch', async ({ page, open }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const heading = document.querySelector('h1')
          if (heading !== null) Object.assign(heading, { isFromThePage: true })
        })
      })
      for (const [path, heading] of pages) {
        await open(path)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-hydrated')
        expect(await page.locator('h1').evaluate((element) => 'isFromThePage' in element), path).toBe(true)
      }
      for (const path of ['/auth/verify/', '/auth/reset/r/']) {
        await open(path)
        await expect(page, path).toHaveURL(/\/auth\/signin$/)
      }
    })
  })
})

test.describe('Before hydration', () => {
  const entry = /\/assets\/initial-[^/]*\.js$/

  const forms = [
    {
      path: paths.auth.signUp(),
      fields: {
        'First name': 'Una',
        'Last name': 'Old',
        Username: 'una',
        Email: 'una.old@example.com',
        Password: 'a long secret',
        'Confirm password': 'a long secret',
      },
      button: 'Sign Up',
      shows: 'Verify your email',
    },
    {
      path: paths.auth.signIn(),
      fields: { Email: 'una.old@example.com', Password: 'a long secret' },
      button: 'Sign In',
      shows: 'Invalid Credentials',
    },
  ] as const
  const [signUp] = forms

  async function type(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
  }

  const ways: Record<string, (page: Page) => Promise<void>> = {
    'a press': async (page) => {
      await page.getByRole('button', { name: signUp.button, exact: true }).click()
      // A click beside the button does not take the press back.
      await page.getByRole('heading', { level: 1 }).click()
    },
    Enter: (page) => page.keyboard.press('Enter'),
  }
  for (const [index, [how, send]] of Object.entries(ways).entries())
    test(`${how} before the scripts arrive sends what is typed once`, async ({ page, open, sent }) => {
      const { path, fields, shows } = forms[index] ?? signUp
      await open(paths.auth.landing())
      await page.evaluate(() => localStorage.setItem('email', 'ben@example.com'))
      const release = await hold(page, entry)
      await page.goto(`/wp-user${path}`, { waitUntil: 'commit' })
      await type(page, fields)
      await send(page)
      expect(sent()).toEqual([])
      release()
      await expect.poll(() => sent().length).toBe(1)
      await page.locator('html[data-hydrated]').waitFor()
      // A second request would directly follow the hydration.
      await page.waitForLoadState('networkidle')
      await expect(page.getByText(shows).first()).toBeVisible()
      expect(sent().map((call) => call.fields)).toMatchObject([{ email: fields.Email, password: fields.Password }])
    })

  test.describe('a page altered', () => {
    test.use({ ownTab: true })

    const alterations: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
      'by an extension': (page) =>
        page.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => {
            const added = document.createElement('div')
            added.append(document.createElement('input'), document.createElement('button'))
            document.getElementById('root')?.prepend(added)
          })
        }),
      'by a translator': (page) => translate(page, 'at once'),
    }
    for (const [index, [how, alter]] of Object.entries(alterations).entries())
      test(`${how} keeps text, choice and focus`, async ({ page, sent }) => {
        const { path, fields, button } = forms[index % 2] ?? signUp
        await alter(page)
        const release = await hold(page, entry)
        await page.goto(`/wp-user${path}`, { waitUntil: 'commit' })
        await type(page, fields)
        await page.getByRole('checkbox').press('Space')
        await page.getByLabel('Email').focus()
        release()
        await page.locator('html[data-hydrated]').waitFor()
        await expect(page.getByLabel('Email')).toBeFocused()
        for (const [label, text] of Object.entries(fields))
          await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
        await expect(page.getByRole('checkbox')).toBeChecked()
        await page.getByRole('button', { name: button, exact: true }).click()
        await expect.poll(() => sent().length).toBe(1)
        expect(sent()[0]?.fields).toMatchObject({ email: fields.Email, password: fields.Password })
      })
  })

  test.describe('without a script', () => {
    // A tab keeps scripts in memory: it would not ask for one that an earlier test has loaded.
    test.use({ ownTab: true })

    test('the failure is reported on the page', async ({ page, context, allowErrors }) => {
      allowErrors(/./)
      await context.route(/SignUpPage-.*\.js/, (route) => route.abort())
      const layout = /OnboardingLayout-.*\.js/
      const release = await hold(page, layout)
      await page.goto(`/wp-user${paths.auth.signUp()}`, { waitUntil: 'commit' })
      const notice = page.getByText("We couldn't load this page.")
      await expect(notice).toBeVisible()
      const loaded = page.waitForResponse(layout)
      release()
      // Once it runs, the page's layout has loaded, which takes no failure of the page back.
      await page.evaluate((url) => import(url), (await loaded).url())
      await expect(notice).toBeVisible()
      await page.getByLabel('First name', { exact: true }).fill('Una')
      await context.unroute(/SignUpPage-.*\.js/)
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-hydrated')
      await expect(notice).toHaveCount(0)
      await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Una')

      await page.route(entry, (route) => route.abort())
      await page.goto(`/wp-user${paths.auth.signIn()}`)
      await expect(page.getByRole('alert')).toContainText('This page could not be loaded completely.')
    })
  })
})

test.describe('The configuration', () => {
  test.describe('read at a first visit', () => {
    test.use({ ownTab: true })

    test('[R3] names the bank before the first paint', async ({ page, configure, open }) => {
      await configure({ bankName: 'Quay Bank', legalName: 'Quay Bank plc', contactEmail: 'help@quay.test' })
      await page.addInitScript(() => {
        const names = new Set<string>()
        const look = (): void => {
          const name = document.querySelector('[data-config=bankName]')?.textContent
          if (name) names.add(name)
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
        Object.assign(window, { names })
      })
      for (const path of [paths.auth.landing(), paths.auth.signIn()]) {
        await open(path)
        expect(await page.evaluate(() => [...(Reflect.get(window, 'names') as Set<string>)]), path).toEqual([
          'Quay Bank',
        ])
        await expect(page.getByRole('contentinfo')).toContainText('Quay Bank plc')
        await expect(page.getByText('help@quay.test')).toBeVisible()
      }
    })
  })

  test('is validated: the page reports what is wrong with it', async ({ page, allowErrors }) => {
    allowErrors(/./)
    let body = ''
    await page.route('**/config.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
    for (const [wrong, problem] of [
      ['window.siteConfig = { bankname: "x" }', 'unknown entry: bankname'],
      ['window.siteConfig = { basename: "/bank" }', 'this page is at /wp-user'],
      ['window.siteConfig = {', 'config.js is missing or is not valid JavaScript'],
    ] as const) {
      body = wrong
      await page.goto(`/wp-user${paths.auth.signIn()}`)
      await expect(page.getByRole('alert')).toContainText(problem)
    }
  })
})
