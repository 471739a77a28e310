import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { VirtualList } from './VirtualList.tsx'

const count = 100_000
const renderRow = (index: number) => <button type="button">Row {index + 1}</button>
const rows = () => document.querySelectorAll('[role=listitem]')
const places = () => [...rows()].map((row) => Number(row.getAttribute('aria-posinset')))

function show() {
  return render(
    <>
      <div style={{ height: 300 }} />
      <VirtualList label="Transactions" count={count} rowHeight="56px" renderRow={renderRow} />
    </>,
  )
}

describe('a virtual list', () => {
  it('keeps the visible range in the page, in whole batches', async () => {
    await show()
    await expect.poll(() => places()[0]).toBe(1)
    expect(rows().length).toBeLessThan(40)
    expect(rows().length % 8).toBe(0)
    scrollTo(0, 300 + 50_000 * 56)
    await expect.poll(() => places().includes(50_001)).toBe(true)
    expect(rows().length).toBeLessThan(40)
    const row = document.querySelector('[aria-posinset="50001"]')
    expect(Math.abs(row?.getBoundingClientRect().top ?? 999)).toBeLessThan(2)
    expect(row?.getAttribute('aria-setsize')).toBe(String(count))
    scrollTo(0, document.documentElement.scrollHeight)
    await expect.poll(() => places().at(-1)).toBe(count)
  })

  it('keeps the row that holds the focus', async () => {
    await show()
    await page.getByRole('button', { name: 'Row 2', exact: true }).click()
    scrollTo(0, 30_000 * 56)
    await expect.poll(() => places().includes(30_000)).toBe(true)
    expect(places()[0]).toBe(2)
    expect(document.activeElement?.textContent).toBe('Row 2')
  })
})
