import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screenshots } from '#build/brand/manifest.ts'
import { paths } from '#src/paths.ts'
import { basePath, resize, test } from '#tests/e2e/support/fixtures.ts'
import { sizes } from './sheet.ts'
import { take } from './take.ts'

test.use({ ownTab: true })

const { auth, dashboard } = paths
/** From `npm run pictures -- --brand FOLDER`. */
const brand = process.env['BRAND'] ?? ''

function bankName(): string {
  const file = join(brand, 'manifest.webmanifest')
  if (!existsSync(file)) return 'Example Bank'
  return (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name
}

for (const path of [
  auth.landing(),
  auth.signIn(),
  dashboard.home(),
  dashboard.statements(),
  dashboard.send(),
  dashboard.upgrade(),
])
  test(path, async ({ page, open, openAs, configure }) => {
    test.setTimeout(180_000)
    const name = bankName()
    await configure({ bankName: name, legalName: name, contactEmail: 'help@bank.example' })
    await page.route(`**${basePath}/brand/*`, (route) => {
      const file = join(brand, new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
      return existsSync(file) ? route.fulfill({ path: file }) : route.continue()
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await resize(page, sizes[0])
    if (path.startsWith('/dashboard')) await openAs('ada', path)
    else await open(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    if (path === dashboard.home()) {
      await page.getByRole('button', { name: 'Show balance' }).first().click()
      for (const { src, width, height } of screenshots) {
        await resize(page, { width, height })
        await page.screenshot({ path: join(brand, src) })
      }
    }
    await take(page, path)
  })
