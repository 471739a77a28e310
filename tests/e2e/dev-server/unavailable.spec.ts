import { paths } from '#src/paths.ts'
import { basePath } from '#tests/e2e/support/fixtures.ts'
import { expect, test } from '#tests/e2e/support/workshop.ts'

const cases: { missing: string; take: () => void; says: RegExp }[] = [
  {
    missing: 'service workers',
    take: () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    says: /no service workers/,
  },
  {
    missing: 'a secure address',
    take: () => Object.defineProperty(globalThis, 'isSecureContext', { value: false }),
    says: /Use http:\/\/localhost/,
  },
  {
    missing: 'its stored data',
    take: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      }
    },
    says: /Access is denied.*blocks data of this site/,
  },
]

for (const { missing, take, says } of cases)
  test(`without ${missing} the page says why no mock bank runs`, async ({ page, allowErrors }) => {
    // On a busy machine, loading every module once may take a minute.
    test.slow()
    allowErrors(/./)
    await page.addInitScript(take)
    await page.goto(`${basePath}${paths.auth.signIn()}`)
    const problem = page.getByRole('alert').filter({ hasText: 'The mock bank cannot start.' })
    await expect(problem).toHaveText(says, { timeout: 120_000 })
  })
