import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createQueryClient } from '#src/api/queryClient.ts'
import { renderPage } from '#tests/support/renderPage.tsx'
import { BottomBar } from './BottomBar.tsx'

afterEach(async () => {
  document.documentElement.style.fontSize = ''
  await page.viewport(800, 600)
})

it.each([
  [320, '16px'],
  [320, '32px'],
  [360, '32px'],
])('fits every label at %i px and a text size of %s', async (width, text) => {
  document.documentElement.style.fontSize = text
  await page.viewport(width, 740)
  await renderPage(<BottomBar onOpenMenu={() => undefined} />, createQueryClient())
  const items = [...page.getByRole('link').elements(), page.getByRole('button', { name: 'Menu' }).element()]
  expect(items).toHaveLength(5)
  for (const item of items) expect(item.scrollWidth, item.textContent).toBeLessThanOrEqual(item.clientWidth)
  expect(page.getByRole('navigation').element().scrollWidth).toBeLessThanOrEqual(width)
})
