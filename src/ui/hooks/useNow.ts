import { useState } from 'react'

/** The time of the first render, unchanged until the component unmounts. */
export function useNow(): Date {
  const [now] = useState(() => new Date())
  return now
}
