import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  windowScroll,
  type Range,
  type VirtualItem,
  type VirtualizerOptions,
} from '@tanstack/react-virtual'
import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react'
import styled from 'styled-components'
import { isShallowEqual } from '#src/lib/isShallowEqual.ts'
import { media } from '#src/theme/media.ts'
import { color, size } from '#src/theme/tokens.ts'
import { sectionsOf, type ListGroup, type Section } from './virtualSections.ts'

const List = styled.div`
  position: relative;
  container-type: inline-size;
`
const Room = styled.div`
  position: relative;
`
const Part = styled.div`
  position: absolute;
  inset-inline: 0;
`
const Heading = styled.div`
  position: relative;
  z-index: 1;
  background: ${color.surface};
  /* Not a border: the content inherits the height. */
  box-shadow:
    0 -1px ${color.rule},
    inset 0 -1px ${color.rule};
  @media ${media.tall} {
    position: sticky;
    inset-block-start: calc(${size.notices} + ${size.topBar});
  }
`
const Row = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  /* Layout or paint containment would make each row a compositor layer of its own. */
  contain: size style;
  &[data-measured] {
    contain: none;
  }
  /* Scrolls focused rows to below the sticky heading. */
  :any-link {
    scroll-margin-block-start: ${size.row};
  }
`

const Measure = styled.div`
  position: absolute;
  visibility: hidden;
  max-width: 100%;
  overflow: hidden;
`

/** A row whose content wraps is higher, and inherits the minimum. */
function heightOf(pixels: number, isMeasured: boolean) {
  return isMeasured ? { minHeight: pixels } : { height: pixels }
}

interface VirtualRowProps extends Pick<VirtualListProps, 'renderRow'> {
  index: number
  item: number
  /** The row's place in its group, from 1, and the group's size. */
  place: number
  of: number
  top: number
  height: number
  measure: ((element: Element | null) => void) | undefined
}

/** Memoised, so that scrolling renders only the rows that become visible. */
const VirtualRow = memo(function VirtualRow(props: VirtualRowProps) {
  const { index, item, place, of, top, height, measure, renderRow } = props
  const content = useMemo(() => renderRow(index), [renderRow, index])
  return (
    <Row
      ref={measure}
      role="listitem"
      aria-setsize={of}
      aria-posinset={place}
      data-index={item}
      data-measured={measure !== undefined || undefined}
      style={{ ...heightOf(height, measure !== undefined), insetBlockStart: top }}
    >
      {content}
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

/** Rows are added and removed in batches: most frames of a scroll then render no row. */
const batch = 8

interface Sizes {
  rowPixels: number
  headingPixels: number
  isMeasured: boolean
  listTop: number
}

function pixelsOf(length: string): number {
  const pixels = length.endsWith('em') ? Number.parseFloat(getComputedStyle(document.documentElement).fontSize) : 1
  return Number.parseFloat(length) * pixels
}

/** Used until the list has been measured. React renders the first rows in slices with the rest of the page. */
function estimated(rowHeight: string, headingHeight: string, measureBelow: string): Sizes {
  return {
    rowPixels: pixelsOf(rowHeight),
    headingPixels: pixelsOf(headingHeight),
    // No list is wider than the window.
    isMeasured: innerWidth <= pixelsOf(measureBelow),
    listTop: 0,
  }
}

/** Returns the same array while it covers the range, so most frames render no rows. */
function batchedRange(focused: number | undefined): (range: Range) => number[] {
  let from = 0
  let to = 0
  let indexes: number[] = []
  return ({ startIndex, endIndex, overscan, count }) => {
    const first = Math.floor(Math.max(startIndex - overscan, 0) / batch) * batch
    const last = Math.min(endIndex + 1 + overscan, count)
    if (indexes.length > 0 && first === from && last <= to && to <= count) return indexes
    from = first
    to = Math.min(from + Math.ceil((endIndex - startIndex + 2 * overscan + batch) / batch) * batch, count)
    indexes = Array.from({ length: Math.max(to - from, 0) }, (_, offset) => from + offset)
    if (focused !== undefined && focused < from) indexes.unshift(focused)
    if (focused !== undefined && focused >= to && focused < count) indexes.push(focused)
    return indexes
  }
}

/** Scrolls only when a height has changed: each mount, two in StrictMode, would otherwise restore its own place. */
const keepPlace: typeof windowScroll = (offset, options, instance) => {
  if (options.adjustments !== undefined) windowScroll(offset, options, instance)
}

/** A new row has the estimated height until the browser has laid it out. Reading it would force a layout. */
const measureLater: VirtualizerOptions<Window, Element>['measureElement'] = (element, entry, virtualizer) => {
  if (entry !== undefined) return measureElement(element, entry, virtualizer)
  const index = virtualizer.indexFromElement(element)
  const { getItemKey, estimateSize } = virtualizer.options
  return virtualizer.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index)
}

const noGroups: readonly ListGroup[] = []

export interface VirtualListProps {
  label: string
  count: number
  /** Their counts add up to `count`. */
  groups?: readonly ListGroup[]
  renderHeading?: (group: number) => ReactNode
  /** A CSS length, so that it can follow text size and window. Every row has this height, and its content must fit. */
  rowHeight: string
  headingHeight?: string
  /** A CSS length. In a narrower list text may wrap, and `rowHeight` is the minimum. */
  measureBelow?: string
  /** Keep it stable with useCallback, or every render of the parent renders every row. */
  renderRow: (index: number) => ReactNode
}

/** Renders only the visible range and the focused row, and scrolls with the window. */
export const VirtualList = memo(function VirtualList({
  label,
  count,
  groups = noGroups,
  renderHeading,
  rowHeight,
  headingHeight = rowHeight,
  measureBelow = '0px',
  renderRow,
}: VirtualListProps) {
  const list = useRef<HTMLDivElement>(null)
  const rowProbe = useRef<HTMLDivElement>(null)
  const headingProbe = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<number>()
  const sections = useMemo(() => sectionsOf(label, count, groups), [label, count, groups])
  const [{ rowPixels, headingPixels, isMeasured, listTop }, setSizes] = useState(() =>
    estimated(rowHeight, headingHeight, measureBelow),
  )
  // Kept in state: a render follows each scroll, and reading it would force a layout.
  useLayoutEffect(() => {
    const read = (): void => {
      const row = rowProbe.current?.getBoundingClientRect()
      const heading = headingProbe.current?.getBoundingClientRect()
      const whole = list.current?.getBoundingClientRect()
      if (row === undefined || heading === undefined || whole === undefined) return
      const next: Sizes = {
        rowPixels: Math.max(row.height, 1),
        headingPixels: Math.max(heading.height, 1),
        // The probe is never wider than the list. It is narrower if the list is wide enough.
        isMeasured: row.width >= whole.width,
        listTop: Math.round(whole.top + scrollY),
      }
      setSizes((current) => (isShallowEqual(current, next) ? current : next))
    }
    return subscribeToSize(read)
  }, [rowHeight, headingHeight, measureBelow, sections])
  const headings = useMemo(() => new Set(sections.flatMap(({ headingItem }) => headingItem ?? [])), [sections])
  // The visible rows are rendered first, those around them in slices of their own.
  const [isPainted, setPainted] = useState(false)
  useEffect(() => startTransition(() => setPainted(true)), [])
  const rangeExtractor = useMemo(
    () => (isPainted ? batchedRange(focused) : defaultRangeExtractor),
    [isPainted, focused],
  )
  // Changes with the sections, so that their places are computed in this render and not in one more.
  const getItemKey = useCallback((item: number) => (headings.has(item) ? -1 - item : item), [headings])
  const virtualizer = useWindowVirtualizer({
    count: count + headings.size,
    getItemKey,
    estimateSize: (item) => (headings.has(item) ? headingPixels : rowPixels),
    overscan: isPainted ? batch : 0,
    scrollMargin: listTop,
    initialRect: { width: innerWidth, height: innerHeight },
    useFlushSync: false,
    scrollToFn: keepPlace,
    measureElement: measureLater,
    rangeExtractor,
  })
  // Other rows keep the measured heights: one that is as high as the row before it is not measured again.
  useLayoutEffect(() => () => virtualizer.measure(), [virtualizer, rowPixels, headingPixels, isMeasured])
  function noteFocus(event: FocusEvent): void {
    const index = event.target.closest('[data-index]')?.getAttribute('data-index')
    if (index !== null && index !== undefined) setFocused(Number(index))
  }
  return (
    <List ref={list} onFocus={noteFocus} onBlur={() => setFocused(undefined)}>
      <Measure ref={rowProbe} style={{ height: rowHeight, width: measureBelow }} />
      <Measure ref={headingProbe} style={{ height: headingHeight }} />
      <Room style={{ height: virtualizer.getTotalSize() }}>
        <Sections
          sections={sections}
          visible={virtualizer.getVirtualItems()}
          places={virtualizer.measurementsCache}
          listTop={listTop}
          rowPixels={rowPixels}
          headingPixels={headingPixels}
          measure={isMeasured ? virtualizer.measureElement : undefined}
          renderHeading={renderHeading}
          renderRow={renderRow}
        />
      </Room>
    </List>
  )
})

interface SectionsProps extends Pick<VirtualListProps, 'renderRow'> {
  sections: readonly Section[]
  renderHeading: VirtualListProps['renderHeading'] | undefined
  visible: readonly VirtualItem[]
  places: readonly VirtualItem[]
  listTop: number
  rowPixels: number
  headingPixels: number
  measure: VirtualRowProps['measure']
}

/** Memoised: frames without entering or leaving rows render nothing. */
const Sections = memo(function Sections(props: SectionsProps) {
  const { sections, visible, places, listTop, rowPixels, headingPixels, measure, renderHeading, renderRow } = props
  const startOf = (item: number): number => (places[item]?.start ?? listTop) - listTop
  const endOf = (item: number): number => (places[item]?.end ?? listTop) - listTop
  return sections.map((section, group) => {
    const rows = rowsWithin(section, visible)
    if (rows.length === 0) return null
    const { key, headingItem, firstItem, firstRow } = section
    const top = startOf(headingItem ?? firstItem)
    return (
      <Part key={key} style={{ insetBlockStart: top, height: endOf(firstItem + section.count - 1) - top }}>
        {headingItem !== undefined && (
          <Heading ref={measure} data-index={headingItem} style={heightOf(headingPixels, measure !== undefined)}>
            {renderHeading?.(group)}
          </Heading>
        )}
        <div role="list" aria-label={section.label}>
          {rows.map((item) => (
            <VirtualRow
              key={item}
              index={firstRow + item - firstItem}
              item={item}
              place={item - firstItem + 1}
              of={section.count}
              top={startOf(item) - top}
              height={rowPixels}
              measure={measure}
              renderRow={renderRow}
            />
          ))}
        </div>
      </Part>
    )
  })
})

function rowsWithin({ firstItem, count }: Section, items: readonly VirtualItem[]): number[] {
  if ((items[0]?.index ?? 0) >= firstItem + count || (items.at(-1)?.index ?? 0) < firstItem) return []
  return items.flatMap(({ index }) => (index >= firstItem && index < firstItem + count ? index : []))
}
