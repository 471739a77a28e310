import { expect, test, type Page } from '@playwright/test'
import { loadContract, operationsOf, type Contract } from '#openapi/tools/contract.ts'
import { docsPage } from '#openapi/tools/docs/page.ts'
import { inBothThemes, violations } from '#tests/e2e/support/axe.ts'

/** Words on two lines. They may break after a hyphen, a slash or another sign, and patterns anywhere. */
function brokenWords(): string[] {
  const broken: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode() !== null) {
    const node = walker.currentNode
    if (node.parentElement?.closest('.pattern, pre, script, style, details:not([open])') !== null) continue
    for (const { 0: word, index } of node.nodeValue?.matchAll(/\w+/g) ?? []) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (tops.size > 1) broken.push(word)
    }
  }
  return broken
}

test.describe('The API reference', () => {
  let contract: Contract
  test.beforeAll(async () => {
    contract = await loadContract()
  })

  /** At an address over HTTP: a file may lose what it stores. */
  async function open(page: Page, shown = contract): Promise<void> {
    await page.route('**/reference', (route) => route.fulfill({ contentType: 'text/html', body: docsPage(shown) }))
    await page.goto('/reference')
  }

  test('has no accessibility violation, 320 px wide and in both themes', async ({ page }) => {
    // Operations look alike; these have every kind of part.
    const few = structuredClone(contract)
    for (const [path, { post }] of Object.entries(few.paths))
      if (!['signIn', 'getCryptoDepositForm', 'submitCryptoDeposit'].includes(post.operationId))
        Reflect.deleteProperty(few.paths, path)
    await page.setViewportSize({ width: 320, height: 720 })
    await open(page, few)
    for (const { theme, ...scope } of inBothThemes) {
      await page.getByLabel('Theme').selectOption(theme)
      expect(await violations(page, scope), theme).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(brokenWords)).toEqual([])
  })

  test('finds operations, fields and values, scrolls each match into view, copies a call, and remembers the theme', async ({
    page,
  }) => {
    await open(page)
    const search = page.getByRole('searchbox', { name: 'Search operations, fields and values' })
    await search.fill('getcdform')
    await expect(page.getByRole('status')).toHaveText('1 operation')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Get the crypto deposit form' })).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Sign in' })).toBeHidden()
    await search.fill('')
    await expect(page.getByRole('article')).toHaveCount(operationsOf(contract).length)

    const hit = page.locator('.hit')
    await search.fill('tries_left')
    await expect(page.getByRole('status')).toHaveText('3 operations, Enter goes to the next')
    await expect(hit).toHaveText(/tries_left/)
    await expect(hit).toBeInViewport()
    const first = await hit.evaluate((row) => row.closest('article')?.id)
    await search.press('Enter')
    await expect(hit).toBeInViewport()
    expect(await hit.evaluate((row) => row.closest('article')?.id)).not.toBe(first)

    await search.fill('DEMOXX00')
    await expect(page.getByRole('status')).toHaveText('1 operation')
    await expect(hit).toContainText('"swift_code": "DEMOXX00"')
    await expect(page.locator('details[open]')).toHaveCount(1)
    await search.fill('nosuchword')
    await expect(page.getByRole('status')).toHaveText('0 operations')
    await expect(hit).toHaveCount(0)
    await search.fill('')

    await page.getByRole('button', { name: 'Copy the curl call of getContact' }).click()
    await expect(page.getByRole('status')).toHaveText(/Copied|copy it/)
    await page.getByLabel('Theme').selectOption('dark')
    await page.reload()
    await expect(page.getByLabel('Theme')).toHaveValue('dark')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})
