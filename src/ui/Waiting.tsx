import { useEffect, useState } from 'react'
import { Line } from './Columns.tsx'
import { Spinner } from './Spinner.tsx'

const longMs = 10_000

interface Props {
  children: string
  /** Added after ten seconds. */
  whenLong?: string
}

export function Waiting({ children, whenLong }: Props) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Line as="p" role="status">
      <Spinner /> {children} {isLong && whenLong}
    </Line>
  )
}
