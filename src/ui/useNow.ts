import { useState } from 'react'

/** The time at which this part of the page was first shown. It stays the same for as long as the part does. */
export function useNow(): Date {
  const [now] = useState(() => new Date())
  return now
}
