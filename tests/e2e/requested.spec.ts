import { pages } from '#src/app/routing/pages.ts'
import { paths } from '#src/paths.ts'
import { expect, test } from '#tests/support/fixtures.ts'
import { size } from '#tests/support/sizes.ts'

test.use({ ownTab: true })

/** JS that a browser requests until the network is idle, in KB of 1,000 bytes after gzip -9. */
const limits: Readonly<Record<string, number>> = {
  [paths.auth.signIn()]: 175,
  [paths.dashboard.home()]: 250,
}
const limit = 290

const examples: Readonly<Record<string, string>> = { ':email': 'ada@example.com', ':token': 'code', ':id': '21' }

for (const page of pages)
  test(`${page.path} requests no more scripts than its limit`, async ({ page: tab, open, openAs }) => {
    const files = new Set<string>()
    tab.on('request', (request) => {
      const file = /assets\/[^/]+\.js$/.exec(request.url())?.[0]
      if (file !== undefined) files.add(file)
    })
    const path = page.path.replaceAll(/:\w+/g, (name) => examples[name] ?? name)
    if (page.access === 'customer') await openAs('ada', path)
    else await open(path)
    await tab.waitForLoadState('networkidle')
    const kb = [...files].reduce((sum, file) => sum + size(file), 0) / 1000
    expect(kb).toBeLessThanOrEqual(limits[page.path] ?? limit)
  })
