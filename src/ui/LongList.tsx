import { useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'
import { Button } from './Button.tsx'

const step = 100

const More = styled.div`
  padding: ${space.md};
  text-align: center;
`

export interface LongListProps<Row> {
  rows: readonly Row[]
  children: (rows: readonly Row[]) => ReactNode
}

export function LongList<Row>({ rows, children }: LongListProps<Row>) {
  const [limit, setLimit] = useState(step)
  const list = useRef<HTMLDivElement>(null)
  const left = rows.length - limit
  return (
    <div ref={list} tabIndex={-1}>
      {children(rows.slice(0, limit))}
      {left > 0 && (
        <More>
          <Button
            variant="secondary"
            onPress={() => {
              setLimit(limit + step)
              // The button unmounts with the focus.
              if (left <= step) list.current?.focus()
            }}
          >
            {`Show ${Math.min(step, left)} more of ${rows.length}`}
          </Button>
        </More>
      )}
    </div>
  )
}
