import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fieldsOf, type Fields } from '#src/lib/fields.ts'

/**
 * Kept in the history entry, so that Back shows the previous part. A reload empties the form and shows the first part.
 */
export function useParts(count: number): { part: number; turn: (by: 1 | -1) => void } {
  const navigate = useNavigate()
  const location = useLocation()
  const [reached, setReached] = useState(0)
  const part = Math.min(partIn(fieldsOf(location.state)), reached, count - 1)

  function turn(by: 1 | -1): void {
    if (by === -1) {
      void navigate(-1)
      return
    }
    setReached(Math.max(reached, part + 1))
    void navigate('', { state: { part: part + 1 } })
  }
  return { part, turn }
}

function partIn({ part }: Fields): number {
  return typeof part === 'number' && Number.isInteger(part) && part > 0 ? part : 0
}
