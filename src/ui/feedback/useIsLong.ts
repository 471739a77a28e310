import { useEffect, useState } from 'react'

const longMs = 10_000

/** Whether the component has waited for ten seconds. */
export function useIsLong(): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}
