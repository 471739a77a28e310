import { exampleOperator } from '#mocks/exampleOperator.ts'
import { test } from '#tests/e2e/support/fixtures.ts'
import { screenStates, titleOf, walkThrough } from '#tests/e2e/support/screenStates.ts'
import { sizes } from './sheet.ts'
import { take } from './take.ts'

for (const shown of screenStates) {
  const title = titleOf(shown)
  test(title, async ({ page, bank, open, openAs, configure }) => {
    test.setTimeout(180_000)
    await configure(exampleOperator)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await walkThrough(shown, { page, bank, open, openAs }, sizes[0], (state) =>
      take(page, state === undefined ? title : `${title}, ${state}`),
    )
  })
}
