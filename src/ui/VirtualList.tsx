import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { memo, useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color } from '#src/theme/tokens.ts'

const List = styled.div`
  position: relative;
  @media ${media.print} {
    height: auto !important;
  }
`
const Row = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  overflow: hidden;
  border-block-end: 1px solid ${color.rule};
  @media ${media.print} {
    position: static;
    height: auto !important;
    transform: none !important;
  }
`

interface VirtualRowProps extends Pick<VirtualListProps, 'count' | 'rowHeight' | 'renderRow'> {
  index: number
}

/** Remembered, so that scrolling renders only the rows that come into sight. */
const VirtualRow = memo(function VirtualRow({ index, count, rowHeight, renderRow }: VirtualRowProps) {
  return (
    <Row
      role="listitem"
      aria-setsize={count}
      aria-posinset={index + 1}
      data-index={index}
      style={{ height: rowHeight, transform: `translateY(${index * rowHeight}px)` }}
    >
      {renderRow(index)}
    </Row>
  )
})

/** True from just before the browser prints until it is done. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

export interface VirtualListProps {
  /** What the list holds, for screen readers. */
  label: string
  count: number
  /** In pixels, the same for every row: a row's content must fit at every width. */
  rowHeight: number
  /** Keep it the same function between renders (useCallback), or every render of the parent renders every row. */
  renderRow: (index: number) => ReactNode
  keyOf: (index: number) => string | number
}

/**
 * A list as long as need be that scrolls with the window and keeps only the rows in sight in the page. A row that
 * holds the focus stays, wherever the window scrolls. On paper all rows stand.
 */
export function VirtualList({ label, count, rowHeight, renderRow, keyOf }: VirtualListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const [focused, setFocused] = useState<number>()
  const isPrinting = usePrinting()

  useEffect(() => {
    const measure = () => {
      if (list.current !== null) setTop(list.current.getBoundingClientRect().top + scrollY)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  function withFocused(range: Range): number[] {
    const indexes = defaultRangeExtractor(range)
    if (focused === undefined || focused >= count || indexes.includes(focused)) return indexes
    return [...indexes, focused].sort((a, b) => a - b)
  }
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 8,
    rangeExtractor: withFocused,
    scrollMargin: top,
  })
  const indexes = isPrinting
    ? Array.from({ length: count }, (_, index) => index)
    : virtualizer.getVirtualItems().map((row) => row.index)

  function noteFocus(event: FocusEvent): void {
    const index = event.target.closest('[data-index]')?.getAttribute('data-index')
    if (index !== null && index !== undefined) setFocused(Number(index))
  }
  return (
    <List
      ref={list}
      role="list"
      aria-label={label}
      style={{ height: count * rowHeight }}
      onFocus={noteFocus}
      onBlur={() => setFocused(undefined)}
    >
      {indexes.map((index) => (
        <VirtualRow key={keyOf(index)} index={index} count={count} rowHeight={rowHeight} renderRow={renderRow} />
      ))}
    </List>
  )
}
