import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Amount } from './Amount.tsx'

function placeOf(letter: string, element: Element): number {
  const text = element.lastElementChild?.firstChild
  const at = text?.nodeValue?.indexOf(letter) ?? -1
  const range = document.createRange()
  if (!text) return Number.NaN
  range.setStart(text, at)
  range.setEnd(text, at + 1)
  return range.getBoundingClientRect().left
}

it.each(['ltr', 'rtl'])('has its sign before the figure in a %s page', async (dir) => {
  await render(
    <p dir={dir}>
      <Amount minor={42_000} currency="$" direction="debit" />
    </p>,
  )
  const amount = page.getByText('debit −$420.00').element()
  expect(placeOf('−', amount)).toBeLessThan(placeOf('$', amount))
  expect(placeOf('$', amount)).toBeLessThan(placeOf('4', amount))
})

it('strikes a failed amount, not its sign', async () => {
  await render(<Amount minor={4900} currency="$" direction="debit" isStruck />)
  const amount = page.getByText('debit −$49.00').element()
  const line = amount.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(amount, '::after').left)
  expect(Math.abs(line - placeOf('$', amount))).toBeLessThan(4)
})

it('stays in one line, and in its place, in large text on a phone', async () => {
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '200%'
  try {
    for (const minor of [1_773_270, 123_456_789_00]) {
      const { container, unmount } = await render(
        <div style={{ width: 296 }}>
          <Amount minor={minor} currency="$" size="balance" />
        </div>,
      )
      const figure = container.querySelector('[data-size]')
      await document.fonts.ready
      const place = figure?.getBoundingClientRect()
      expect(place?.width).toBeLessThanOrEqual(296)
      expect(place?.height).toBeLessThan(100)
      await unmount()
    }
  } finally {
    document.documentElement.style.fontSize = ''
  }
})
