import { themes, violations } from '#tests/e2e/support/axe.ts'
import { expect, test } from '#tests/e2e/support/fixtures.ts'
import { screenStates, titleOf, walkThrough } from '#tests/e2e/support/screenStates.ts'

test.use({ ownTab: true })

const brands = { blue: '#1446a0', red: '#c8102e', yellow: '#ffcc00' }
const looks = Object.entries(brands).flatMap(([name, brand]) => themes.map((theme) => ({ name, brand, theme })))

for (const shown of screenStates)
  test(`every brand is readable: ${titleOf(shown)}`, async ({ page, bank, open, openAs }) => {
    test.setTimeout(180_000)
    await walkThrough(shown, { page, bank, open, openAs }, { width: 1280, height: 800 }, async (state = 'at first') => {
      for (const { name, brand, theme } of looks) {
        await page.evaluate((color) => document.documentElement.style.setProperty('--brand', color), brand)
        const found = await violations(page, { theme, rule: 'color-contrast' })
        expect.soft(found, `${state}, ${name}, ${theme}`).toEqual([])
      }
    })
  })
