import { Profiler, StrictMode, useEffect, useLayoutEffect, useRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { VirtualList } from './VirtualList.tsx'

const count = 100_000
const renderRow = (index: number) => <button type="button">Row {index + 1}</button>
const rows = () => document.querySelectorAll('[role=listitem]')
const places = () => [...rows()].map((row) => Number(row.getAttribute('aria-posinset')))

function twoFrames() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
}

function show() {
  return render(
    <>
      <div style={{ height: 300 }} />
      <VirtualList label="Transactions" count={count} rowHeight="56px" renderRow={renderRow} />
    </>,
  )
}

describe('a virtual list', () => {
  // Precedes those that scroll: the end of a scroll renders later.
  it('renders once when its rows change', async () => {
    const onRender = vi.fn()
    const list = (january: number) => (
      <Profiler id="list" onRender={onRender}>
        <VirtualList
          label="Transactions"
          count={1000}
          groups={[
            { label: 'January', count: january },
            { label: 'December', count: 1000 - january },
          ]}
          renderHeading={(group) => <h3>{group}</h3>}
          rowHeight="56px"
          headingHeight="40px"
          renderRow={renderRow}
        />
      </Profiler>
    )
    const { rerender } = await render(list(3))
    await expect.poll(() => rows().length).toBeGreaterThan(Math.ceil(innerHeight / 56))
    await twoFrames()
    onRender.mockClear()
    await rerender(list(5))
    await expect.element(page.getByRole('list', { name: 'January' }).getByRole('listitem')).toHaveLength(5)
    expect(page.getByRole('heading').elements()[1]?.getBoundingClientRect().top).toBe(40 + 5 * 56)
    expect(onRender).toHaveBeenCalledOnce()
  })

  it('renders only the visible rows first, then those around them', async () => {
    let first = -1
    function Watched() {
      useLayoutEffect(() => {
        if (first === -1) first = rows().length
      })
      return <VirtualList label="Transactions" count={count} rowHeight="3.5rem" renderRow={renderRow} />
    }
    await render(<Watched />)
    expect(first).toBe(Math.ceil(innerHeight / 56))
    await expect.poll(() => rows().length).toBeGreaterThan(first)
  })

  it('leaves a new page at its top', async () => {
    function Page() {
      const isFirst = useRef(true)
      useEffect(() => {
        if (isFirst.current) scrollTo(0, 0)
        isFirst.current = false
      }, [])
      return <VirtualList label="Transactions" count={count} rowHeight="56px" renderRow={renderRow} />
    }
    const { rerender } = await render(<div style={{ height: 3000 }} />)
    scrollTo(0, 300)
    await rerender(
      <StrictMode>
        <Page />
      </StrictMode>,
    )
    await expect.poll(() => rows().length).toBeGreaterThan(0)
    await twoFrames()
    expect(scrollY).toBe(0)
  })

  it('keeps the visible range in the DOM, in whole batches', async () => {
    await show()
    await expect.poll(() => places()[0]).toBe(1)
    expect(rows().length).toBeLessThan(50)
    expect(rows().length % 8).toBe(0)
    scrollTo(0, 300 + 50_000 * 56)
    await expect.poll(() => places().includes(50_001)).toBe(true)
    expect(rows().length).toBeLessThan(50)
    const row = document.querySelector('[aria-posinset="50001"]')
    expect(Math.abs(row?.getBoundingClientRect().top ?? 999)).toBeLessThan(2)
    expect(row?.getAttribute('aria-setsize')).toBe(String(count))
    scrollTo(0, document.documentElement.scrollHeight)
    await expect.poll(() => places().at(-1)).toBe(count)
  })

  it('adds and removes rows in the same frame without a render in between', async () => {
    await show()
    scrollTo(0, 300 + 48 * 56)
    await expect.poll(() => places()[0]).toBe(41)
    const before = places()
    scrollTo(0, 300 + 55 * 56)
    await twoFrames()
    expect(places()).toEqual(before)
    scrollTo(0, 300 + 56 * 56)
    await expect.poll(() => places()[0]).toBe(49)
    expect(places()).toHaveLength(before.length)
  })

  it('keeps the focused row', async () => {
    await show()
    await page.getByRole('button', { name: 'Row 2', exact: true }).click()
    scrollTo(0, 30_000 * 56)
    await expect.poll(() => places().includes(30_000)).toBe(true)
    expect(places()[0]).toBe(2)
    expect(document.activeElement?.textContent).toBe('Row 2')
  })

  it('shows rows under headings, and keeps the heading of the visible rows in view', async () => {
    const groups = [
      { label: 'January', count: 3 },
      { label: 'December', count: 500 },
    ]
    await render(
      <VirtualList
        label="Transactions"
        count={503}
        groups={groups}
        renderHeading={(group) => <h3>{groups[group]?.label}</h3>}
        rowHeight="56px"
        headingHeight="40px"
        renderRow={renderRow}
      />,
    )
    await expect.element(page.getByRole('list', { name: 'January' }).getByRole('listitem')).toHaveLength(3)
    const first = page.getByRole('list', { name: 'December' }).getByRole('listitem').first()
    await expect.element(first).toHaveAttribute('aria-setsize', '500')
    await expect.element(first).toHaveTextContent('Row 4')
    expect(first.element().getBoundingClientRect().top).toBe(40 + 3 * 56 + 40)
    scrollTo(0, 200 * 56)
    await expect.poll(() => places()[0]).toBeGreaterThan(100)
    expect(
      page
        .getByRole('heading')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['December'])
    expect(page.getByRole('heading').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  })

  it('measures rows whose text may wrap, and renders no content of a row that moves', async () => {
    const text = 'one two three four five six seven eight nine ten '.repeat(3)
    const renderText = vi.fn((index: number) => (
      <p style={{ margin: 0, minHeight: 'inherit' }}>{index === 0 ? text : 'short'}</p>
    ))
    await render(
      <div style={{ width: 200 }}>
        <VirtualList label="Transactions" count={50} rowHeight="56px" measureBelow="300px" renderRow={renderText} />
      </div>,
    )
    const height = () => rows()[0]?.getBoundingClientRect().height ?? 0
    await expect.poll(height).toBeGreaterThan(60)
    await expect
      .poll(() => rows()[1]?.getBoundingClientRect().top)
      .toBe(height() + (rows()[0]?.getBoundingClientRect().top ?? 0))
    expect(rows()[1]?.getBoundingClientRect().height).toBe(56)
    expect(renderText.mock.calls.flat().filter((index) => index === 1)).toHaveLength(1)
  })

  it('keeps the height of a row that is as high as the one that it replaces', async () => {
    const long = 'one two three four five six seven eight nine ten '.repeat(3)
    const list = (count: number, words: readonly string[]) => (
      <div style={{ width: 200 }}>
        <VirtualList
          label="Transactions"
          count={count}
          rowHeight="56px"
          measureBelow="300px"
          renderRow={(index) => <p style={{ margin: 0, minHeight: 'inherit' }}>{words[index]}</p>}
        />
      </div>
    )
    const edges = () => [...rows()].map((row) => row.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])
    const areJoined = () => edges().every(([, bottom], index, all) => bottom === (all[index + 1]?.[0] ?? bottom))
    const { rerender } = await render(list(4, [long, 'a', long, 'b']))
    await expect.poll(areJoined).toBe(true)
    await rerender(list(3, [long, long, 'a']))
    await expect.poll(() => rows().length).toBe(3)
    await expect.poll(areJoined).toBe(true)
  })
})
