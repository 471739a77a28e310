import { paths } from '#src/paths.ts'
import { basePath } from '#tests/e2e/support/fixtures.ts'
import { expect, test } from '#tests/e2e/support/workshop.ts'

const cases: { take: () => void; says: RegExp }[] = [
  { take: () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'), says: /no service workers/ },
  {
    take: () => Object.defineProperty(globalThis, 'isSecureContext', { value: false }),
    says: /Use http:\/\/localhost/,
  },
  {
    take: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      }
    },
    says: /Access is denied.*blocks data of this site/,
  },
]

test('the page says why no mock bank runs', async ({ context, baseURL }) => {
  for (const { take, says } of cases) {
    const page = await context.newPage()
    await page.addInitScript(take)
    await page.goto(`${baseURL ?? ''}${basePath}${paths.auth.signIn()}`)
    await expect(page.getByRole('alert').filter({ hasText: 'The mock bank cannot start.' })).toHaveText(says)
    await page.close()
  }
})
