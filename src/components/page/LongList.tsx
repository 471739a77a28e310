import { t } from '@lingui/core/macro'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { fieldsOf } from '#src/lib/fields.ts'
import { locale } from '#src/lib/languages.ts'
import { space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'

const step = 100

const More = styled.div`
  padding: ${space.md};
  text-align: center;
`

/** Kept in the history entry beside the router's own state, so that Back and a reload find the row again. */
interface Place {
  shown: number
  top: number
}

function placeOfEntry(count: number): Place | undefined {
  const { shown, top, of } = fieldsOf(fieldsOf(history.state)['place'])
  return typeof shown === 'number' && typeof top === 'number' && of === count ? { shown, top } : undefined
}

export interface LongListProps<Row> {
  rows: readonly Row[]
  children: (rows: readonly Row[]) => ReactNode
}

/** Shows the first rows, and more of them at a press. */
export function LongList<Row>({ rows, children }: LongListProps<Row>) {
  const of = rows.length
  const [place] = useState(() => placeOfEntry(of))
  const [shown, setShown] = useState(place?.shown ?? step)
  const list = useRef<HTMLDivElement>(null)
  const entry = useLocation().key
  useLayoutEffect(() => {
    if (place !== undefined) scrollTo(0, place.top)
  }, [place])
  useEffect(() => {
    const keep = (): void => history.replaceState({ ...history.state, place: { shown, top: scrollY, of } }, '')
    keep()
    addEventListener('scrollend', keep)
    return () => removeEventListener('scrollend', keep)
  }, [shown, of, entry])
  const left = of - shown
  const more = Math.min(step, left)
  const total = of.toLocaleString(locale)
  return (
    <div ref={list} tabIndex={-1}>
      {children(rows.slice(0, shown))}
      {left > 0 && (
        <More data-print="hide">
          <Button
            variant="secondary"
            onPress={() => {
              setShown(shown + step)
              // The button unmounts with the focus.
              if (left <= step) list.current?.focus()
            }}
          >
            {t`Show ${more} more of ${total}`}
          </Button>
        </More>
      )}
    </div>
  )
}
