import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Amount } from './Amount.tsx'

function placeOf(letter: string, element: Element): number {
  const text = [...element.childNodes].find(({ nodeValue }) => nodeValue?.includes(letter))
  const at = text?.nodeValue?.indexOf(letter) ?? -1
  const range = document.createRange()
  if (text === undefined) return Number.NaN
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
