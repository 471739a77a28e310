import {
  memo,
  useCallback,
  useDeferredValue,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type ReactNode,
} from 'react'
import styled from 'styled-components'
import { rowsInSight } from '#src/lib/rows.ts'
import { media } from '#src/theme/media.ts'
import { color } from '#src/theme/tokens.ts'
import { usePrinting } from './usePrinting.ts'

const List = styled.div`
  position: relative;
  container-type: inline-size;
  @media ${media.print} {
    height: auto !important;
  }
`
const Row = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  contain: strict;
  border-block-end: 1px solid ${color.rule};
  @media ${media.print} {
    position: static;
    contain: none;
    height: auto !important;
    break-inside: avoid;
  }
`

/** As high as a row, on paper and off: the rows themselves may not be there, or may be higher on paper. */
const Measure = styled.div`
  position: absolute;
  visibility: hidden;
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
      style={{ height: rowHeight, insetBlockStart: `calc(${index} * ${rowHeight})` }}
    >
      {renderRow(index)}
    </Row>
  )
})

function subscribeToSize(onChange: () => void): () => void {
  const content = new ResizeObserver(onChange)
  content.observe(document.body)
  addEventListener('resize', onChange)
  return () => {
    content.disconnect()
    removeEventListener('resize', onChange)
  }
}

function subscribeToView(onChange: () => void): () => void {
  const unsubscribe = subscribeToSize(onChange)
  addEventListener('scroll', onChange, { passive: true })
  return () => {
    unsubscribe()
    removeEventListener('scroll', onChange)
  }
}

/** Rows come and go so many at a time: most frames of a scroll then have nothing to draw anew. */
const batch = 4

/** A guess at the height of a row in pixels, for as long as there is no list to measure. */
const usualRow = 72

export interface VirtualListProps {
  /** What the list holds, for screen readers. */
  label: string
  count: number
  /** A length of CSS, so that it can follow text size and window; the same for every row, whose content must fit. */
  rowHeight: string
  /** Keep it the same function between renders (useCallback), or every render of the parent renders every row. */
  renderRow: (index: number) => ReactNode
}

/**
 * A list as long as need be that scrolls with the window and keeps only the rows in sight in the page. What it costs does
 * not depend on its length. A row that holds the focus stays, wherever the window scrolls. On paper all rows stand.
 */
export const VirtualList = memo(function VirtualList({ label, count, rowHeight, renderRow }: VirtualListProps) {
  const list = useRef<HTMLDivElement>(null)
  const measure = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number>()
  const isPrinting = usePrinting()
  const rowPixels = useSyncExternalStore(
    subscribeToSize,
    useCallback(() => Math.max(measure.current?.getBoundingClientRect().height ?? usualRow, 1), []),
  )
  // The first row of a batch alone says which rows are in sight; as long as it stays the same, scrolling renders nothing.
  // The spare rows give time: the next ones are drawn between the frames, not before one.
  const first = useDeferredValue(
    useSyncExternalStore(
      subscribeToView,
      useCallback(() => {
        const passed = -(list.current?.getBoundingClientRect().top ?? 0) / rowPixels
        return Math.floor(passed / batch) * batch
      }, [rowPixels]),
    ),
  )
  const indexes = rowsInSight({
    first: isPrinting ? 0 : first,
    inView: isPrinting ? count : Math.ceil(innerHeight / rowPixels) + batch,
    count,
    focused,
  })

  function noteFocus(event: FocusEvent): void {
    const index = event.target.closest('[data-index]')?.getAttribute('data-index')
    if (index !== null && index !== undefined) setFocused(Number(index))
  }
  return (
    <List
      ref={list}
      role="list"
      aria-label={label}
      style={{ height: `calc(${count} * ${rowHeight})` }}
      onFocus={noteFocus}
      onBlur={() => setFocused(undefined)}
    >
      <Measure ref={measure} style={{ height: rowHeight }} />
      {indexes.map((index) => (
        <VirtualRow key={index} index={index} count={count} rowHeight={rowHeight} renderRow={renderRow} />
      ))}
    </List>
  )
})
