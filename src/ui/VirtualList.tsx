import { useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import {
  memo,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type ReactNode,
} from 'react'
import styled from 'styled-components'
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

/** As high as a row, for its height in pixels. */
const Measure = styled.div`
  position: absolute;
  visibility: hidden;
`

interface VirtualRowProps extends Pick<VirtualListProps, 'count' | 'renderRow'> {
  index: number
  /** Pixels from the top of the list. */
  top: number
  height: number
}

/** Memoised, so that scrolling renders only the rows that come into view. */
const VirtualRow = memo(function VirtualRow({ index, count, top, height, renderRow }: VirtualRowProps) {
  return (
    <Row
      role="listitem"
      aria-setsize={count}
      aria-posinset={index + 1}
      data-index={index}
      style={{ height, insetBlockStart: top }}
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

/** Rows are added and removed so many at a time: most frames of a scroll then render nothing. */
const batch = 8

/** The height of a row in pixels until the list has been measured. */
const usualRow = 72

/** The visible range with a batch on either side, rounded to whole batches, and the row that holds the focus. */
function extractRange({ startIndex, endIndex, overscan, count }: Range, focused: number | undefined): number[] {
  const from = Math.floor(Math.max(startIndex - overscan, 0) / batch) * batch
  const to = Math.min(Math.ceil((endIndex + 1 + overscan) / batch) * batch, count)
  const indexes = Array.from({ length: Math.max(to - from, 0) }, (_, offset) => from + offset)
  if (focused === undefined || focused >= count || (focused >= from && focused < to)) return indexes
  return focused < from ? [focused, ...indexes] : [...indexes, focused]
}

export interface VirtualListProps {
  /** The accessible name. */
  label: string
  count: number
  /** A CSS length, so that it can follow text size and window; the same for every row, whose content must fit. */
  rowHeight: string
  /** Keep it the same function between renders (useCallback), or every render of the parent renders every row. */
  renderRow: (index: number) => ReactNode
}

/**
 * A list of any length that scrolls with the window and renders only the visible range. A row that holds the focus stays
 * wherever the window scrolls. In print all rows are rendered.
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
  const listTop = useSyncExternalStore(
    subscribeToSize,
    useCallback(() => Math.round((list.current?.getBoundingClientRect().top ?? 0) + scrollY), []),
  )
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowPixels,
    overscan: batch,
    scrollMargin: listTop,
    useFlushSync: false,
    rangeExtractor: (range) => extractRange(range, focused),
  })
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowPixels])

  const rows = isPrinting
    ? Array.from({ length: count }, (_, index) => ({ index, top: 0 }))
    : virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - listTop }))

  function noteFocus(event: FocusEvent): void {
    const index = event.target.closest('[data-index]')?.getAttribute('data-index')
    if (index !== null && index !== undefined) setFocused(Number(index))
  }
  return (
    <List
      ref={list}
      role="list"
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={noteFocus}
      onBlur={() => setFocused(undefined)}
    >
      <Measure ref={measure} style={{ height: rowHeight }} />
      {rows.map(({ index, top }) => (
        <VirtualRow key={index} index={index} top={top} height={rowPixels} count={count} renderRow={renderRow} />
      ))}
    </List>
  )
})
